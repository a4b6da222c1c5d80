const require_index = require("../index.js");
//#region src/action/summary/testing.ts
const mostRows = 100;
/** A test run: the checks that failed, and the pull requests that it tested together. */
function testingSummary({ failedChecks, tested }) {
	const rest = (count) => count > mostRows ? `\n\n… and ${String(count - mostRows)} more, in the response file.` : "";
	const parts = [];
	if (failedChecks.length > 0) {
		const rows = failedChecks.slice(0, mostRows).map(({ name, conclusion, url }) => [
			require_index.text$1(require_index.shortened(name, 200)),
			require_index.code(require_index.shortened(conclusion, 40)),
			url === void 0 ? "" : require_index.outsideLink(url)
		]);
		parts.push("### Failed checks", `${require_index.tellingTable([
			"Check",
			"Conclusion",
			"Link"
		], rows)}${rest(failedChecks.length)}`);
	}
	if (tested.length > 0) {
		const rows = tested.slice(0, mostRows).map(({ number, title, url }) => [
			`#${String(number)}`,
			require_index.text$1(require_index.shortened(title ?? "", 200)),
			url === void 0 ? "" : require_index.outsideLink(url)
		]);
		parts.push("### Tested together", `${require_index.tellingTable([
			"Pull request",
			"Title",
			"Link"
		], rows)}${rest(tested.length)}`);
	}
	return parts.join("\n\n");
}
//#endregion
exports.testingSummary = testingSummary;

const require_user_error = require("./user-error-BaVgiDiY.js");
let node_path = require("node:path");
let node_fs = require("node:fs");
let node_diagnostics_channel = require("node:diagnostics_channel");
let node_os = require("node:os");
//#region src/workspace-files/is-folder.ts
/** True for the path of a folder, or of a link to one, that can be told from here; false for all else, a path that is too long among it. */
function isFolder(path) {
	try {
		return (0, node_fs.statSync)(path).isDirectory();
	} catch {
		return false;
	}
}
//#endregion
//#region src/temporary-parent.ts
/** The channel that tells the path of each temporary folder, for whoever removes what a step that was ended left. */
const madeTemporaryFolders = "merge-queue-action:made-temporary-folder";
/**
* Where a step makes its temporary folders: the runner's, or else the system's. A variable that is empty, relative or
* names no folder, as in a container that does not have the runner's, would lead into the checkout or nowhere.
* @returns absolute path
*/
function temporaryParent(environment) {
	const { RUNNER_TEMP: named = "" } = environment;
	return (0, node_path.isAbsolute)(named) && isFolder(named) ? named : (0, node_os.tmpdir)();
}
/**
* Makes a new, empty folder that only this user can read.
* @returns absolute path
*/
function makeTemporaryFolder(parent, prefix) {
	const folder = (0, node_fs.mkdtempSync)((0, node_path.join)(parent, prefix));
	(0, node_diagnostics_channel.channel)(madeTemporaryFolders).publish(folder);
	return folder;
}
//#endregion
//#region src/workspace-files/open-file.ts
/** A file that is not read. The message is the end of a sentence that begins with its path. */
var FileRefused = class extends require_user_error.UserError {
	name = "FileRefused";
};
/** The workspace and the runner's temporary directory, as the step's environment names them; an empty name is no folder. */
function readableFolders(workspace, environment) {
	return {
		workspace,
		temporary: temporaryParent(environment)
	};
}
/**
* Opens a file that is named by somebody else, or was put there by somebody else: a regular file, whose real place is in
* the workspace or in the runner's temporary directory, and in the one of the two in which its path is. A pull request or
* an artifact can hold a link to any other file of the runner, a pipe that never ends, or a link to a device.
*
* The file is opened once and then looked at, so that nothing can take its place in between.
* @param limitBytes most bytes that it may have
* @throws FileRefused for any other file; the file system's error when it cannot be opened
*/
function openFile(path, folders, limitBytes) {
	const real = node_fs.realpathSync.native(path);
	refuseElsewhere(path, real, folders);
	return openRegularFile(real, limitBytes);
}
/**
* Opens a regular file.
* @param real its path without symbolic links
*/
function openRegularFile(real, limitBytes) {
	const descriptor = (0, node_fs.openSync)(real, node_fs.constants.O_RDONLY | optional("O_NOFOLLOW") | optional("O_NONBLOCK"));
	try {
		const found = (0, node_fs.fstatSync)(descriptor);
		if (found.isDirectory()) throw new FileRefused("it is a folder");
		if (!found.isFile()) throw new FileRefused("it is no regular file");
		if (!isStillThere(descriptor, real)) throw new FileRefused("it was moved while it was opened");
		if (found.size > limitBytes) throw new FileRefused(`it has ${String(found.size)} bytes, and at most ${String(limitBytes)} are read`);
		return {
			descriptor,
			size: found.size
		};
	} catch (error) {
		(0, node_fs.closeSync)(descriptor);
		throw error;
	}
}
/**
* Reads such a file whole.
* @throws FileRefused, or the file system's error
*/
function readWholeFile(path, folders, limitBytes) {
	return contentOf(openFile(path, folders, limitBytes));
}
/**
* Reads a file that the runner names, wherever it lies: a regular file up to a size, so that a pipe or a device in its place
* neither holds up the step nor fills the memory.
* @throws FileRefused, or the file system's error
*/
function readRunnerFile(path, limitBytes) {
	return contentOf(openRegularFile(node_fs.realpathSync.native(path), limitBytes));
}
/** Reads an opened file whole, and closes it. */
function contentOf({ descriptor, size }) {
	try {
		const bytes = Buffer.allocUnsafe(size);
		let at = 0;
		while (at < size) {
			const read = (0, node_fs.readSync)(descriptor, bytes, at, size - at, null);
			if (read === 0) break;
			at += read;
		}
		return bytes.subarray(0, at);
	} finally {
		(0, node_fs.closeSync)(descriptor);
	}
}
function optional(flag) {
	return node_fs.constants[flag] ?? 0;
}
function refuseElsewhere(path, real, { workspace, temporary, bazelOutput = false }) {
	const roots = [workspace, temporary].map((folder) => {
		const written = (0, node_path.resolve)(folder);
		return {
			written,
			real: realPath(written)
		};
	});
	const isIn = (one, root) => [root.written, root.real].some((folder) => isBelow(one, folder));
	const home = roots.filter((root) => isIn((0, node_path.resolve)(path), root)).sort((a, b) => b.real.length - a.real.length).at(0);
	if (home === void 0) throw new FileRefused(`it lies neither in the workspace (${workspace}) nor in RUNNER_TEMP (${temporary}). Write it to one of them`);
	if (bazelOutput && /[/\\]execroot[/\\][^/\\]+[/\\]bazel-out[/\\]/.test(real)) return;
	if (!isBelow(real, home.real)) throw new FileRefused(`it is a link that leads out of ${home.written}, so it is not read`);
	if ((0, node_path.relative)(home.real, real).split(/[/\\]/).some((part) => part.toLowerCase() === ".git")) throw new FileRefused("it lies in Git's own folder, so it is not read");
}
/** True when the file that was opened is the one at this place, with no link on the way that came since. */
function isStillThere(descriptor, real) {
	if (process.platform === "linux") try {
		return (0, node_fs.readlinkSync)(`/proc/self/fd/${String(descriptor)}`) === real;
	} catch {}
	const [opened, there] = [(0, node_fs.fstatSync)(descriptor, { bigint: true }), (0, node_fs.lstatSync)(real, { bigint: true })];
	return opened.ino === there.ino && opened.dev === there.dev && node_fs.realpathSync.native(real) === real;
}
function realPath(path) {
	try {
		return node_fs.realpathSync.native(path);
	} catch {
		return path;
	}
}
/** True for the directory itself and all below it. */
function isBelow(path, directory) {
	const way = (0, node_path.relative)(directory, path);
	return way === "" || way !== ".." && !way.startsWith(`..${node_path.sep}`) && !(0, node_path.isAbsolute)(way);
}
//#endregion
Object.defineProperty(exports, "FileRefused", {
	enumerable: true,
	get: function() {
		return FileRefused;
	}
});
Object.defineProperty(exports, "isBelow", {
	enumerable: true,
	get: function() {
		return isBelow;
	}
});
Object.defineProperty(exports, "isFolder", {
	enumerable: true,
	get: function() {
		return isFolder;
	}
});
Object.defineProperty(exports, "madeTemporaryFolders", {
	enumerable: true,
	get: function() {
		return madeTemporaryFolders;
	}
});
Object.defineProperty(exports, "makeTemporaryFolder", {
	enumerable: true,
	get: function() {
		return makeTemporaryFolder;
	}
});
Object.defineProperty(exports, "openFile", {
	enumerable: true,
	get: function() {
		return openFile;
	}
});
Object.defineProperty(exports, "readRunnerFile", {
	enumerable: true,
	get: function() {
		return readRunnerFile;
	}
});
Object.defineProperty(exports, "readWholeFile", {
	enumerable: true,
	get: function() {
		return readWholeFile;
	}
});
Object.defineProperty(exports, "readableFolders", {
	enumerable: true,
	get: function() {
		return readableFolders;
	}
});
Object.defineProperty(exports, "temporaryParent", {
	enumerable: true,
	get: function() {
		return temporaryParent;
	}
});

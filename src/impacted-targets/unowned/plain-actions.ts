/**
 * Actions that fetch files, call GitHub, or install programs that `with` and files of the repository name. The action's
 * own version does not affect what is built or tested.
 */
const plainActions = [
  /^actions\/(?:checkout|cache|cache\/(?:save|restore)|upload-artifact|download-artifact|labeler|stale|first-interaction|add-to-project)$/,
  /^actions\/(?:create-github-app-token|configure-pages|upload-pages-artifact|deploy-pages|setup-(?:node|python|go|java|dotnet))$/,
  // These actions install one program.
  /^(?:taiki-e\/(?:install-action|checkout-action|cache-cargo-install-action)|cargo-bins\/cargo-binstall|jdx\/mise-action|voidzero-dev\/setup-vp|volta-cli\/action|moonrepo\/setup-rust|ruby\/setup-ruby|shivammathur\/setup-php|mlugg\/setup-zig|ilammy\/setup-nasm|arduino\/setup-(?:protoc|task)|bufbuild\/buf-(?:setup-)?action|hashicorp\/setup-terraform|gradle\/actions\/(?:setup-gradle|wrapper-validation)|extractions\/setup-just|mozilla-actions\/sccache-action)$/,
  /^(?:pnpm\/action-setup|pnpm\/setup|astral-sh\/setup-uv|oven-sh\/setup-bun|denoland\/setup-deno|actions-rs\/toolchain|dtolnay\/rust-toolchain|Swatinem\/rust-cache)$/,
  /^(?:dessant\/[\w-]+|dependabot\/fetch-metadata|peter-evans\/[\w-]+|dorny\/paths-filter|tj-actions\/changed-files|amannn\/action-semantic-pull-request)$/,
  /^(?:marocchino\/sticky-pull-request-comment|stefanzweifel\/git-auto-commit-action|EndBug\/add-and-commit|release-drafter\/release-drafter)$/,
  /^(?:actions-cool\/[\w-]+|TimonVS\/pr-labeler-action|eps1lon\/actions-label-merge-conflict|mheap\/github-action-required-labels)$/,
  /^(?:googleapis\/release-please-action|step-security\/harden-runner|toshimaru\/auto-author-assign|kentaro-m\/auto-assign-action)$/,
  /^(?:codelytv\/pr-size-labeler|pascalgn\/size-label-action|srvaroa\/labeler|fuxingloh\/multi-labeler|bcoe\/conventional-release-labels)$/i,
  // These actions pass on credentials, or prepare for building images.
  /^(?:docker\/(?:login|setup-buildx|setup-qemu|metadata)-action|google-github-actions\/(?:auth|setup-gcloud)|azure\/login|aws-actions\/(?:configure-aws-credentials|amazon-ecr-login)|Azure\/(?:login|get-keyvault-secrets)|hashicorp\/vault-action)$/,
  // These actions publish results.
  /^(?:codecov\/codecov-action|coverallsapp\/github-action|actions\/attest(?:-build-provenance|-sbom)?|softprops\/action-gh-release|pypa\/gh-action-pypi-publish|peaceiris\/actions-gh-pages)$/,
  // These actions show findings on a page of GitHub, and block no other change.
  /^(?:github\/codeql-action\/(?:init|autobuild|analyze|upload-sarif)|ossf\/scorecard-action|actions\/dependency-review-action)$/,
  /^(?:slackapi\/slack-github-action|8398a7\/action-slack|discord-actions\/message|remix-run\/stale-[\w-]+)$/,
];

/** The name of an action, without its version. */
export const actionOf = (uses: string) => uses.split('@')[0] ?? uses;

/** True for an action that neither builds nor tests, whatever its version. */
export function isPlainAction(uses: string): boolean {
  return plainActions.some((pattern) => pattern.test(actionOf(uses)));
}

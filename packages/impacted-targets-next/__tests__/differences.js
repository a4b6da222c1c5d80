const namesCommit = 'the message says in which of the two commits the file cannot be read';
const saysEveryAnswer = 'the engine says for all readers that every answer has the target';
const isBeside = 'projects of uv beside the workspace are targets, too';
const isNoImport = 'a text of Go that is no import is a path or nothing, whatever package it names';
const isTaskEdge = 'a task that depends on a task of another package is an edge, and no longer a reason for ALL';
const isPartOfRule =
  'Bazel’s digest of a rule has the .bzl files that define it, with their comments; no text is compared';
const showsEdge = 'an edge of a target that rules add or state is shown as any other edge is';
const isReader =
  'a build system says what a commit is, and no longer what is impacted; engine/ask.test.ts asks readers';

/**
 * Tests of the package before this one whose expectation is another one here, each with the reason. Tests in readers/ have the right answers.
 * @type {Readonly<Record<string, string>>}
 */
export const differences = {
  'Rush a file that cannot be read': namesCommit,
  'Rush a file without projects': namesCommit,
  'Rush a project that is not there': namesCommit,
  'Rush a project outside of the repository': namesCommit,
  'Rush a project without a place': namesCommit,
  'Lerna a file that is not JSON': namesCommit,
  'a package.json that cannot be read makes the answer ALL at the root, since nobody knows which targets there are':
    namesCommit,
  'Lerna other packages are a change of the graph, and settings are nobody’s':
    'lerna.json is read field by field, as pnpm-workspace.yaml is: its packages are in the list of targets, and any other field makes the answer ALL',
  'bun.lock another order of the same is no change; settings and versions that are not known impact everything':
    'version 3 of bun.lock is read, so that the message names it',
  'references a project that is not there makes who refers to it uncertain, unless a condition decides on it or it is outside':
    saysEveryAnswer,
  'mistakes a project that is broken and that nothing names is in every answer, with a warning': saysEveryAnswer,
  'mistakes what it imports that is broken and that nothing names is in every answer, with a warning': saysEveryAnswer,
  'tests beside the members of a workspace whose root is not a project settings at the root': isBeside,
  'tests beside the members of a workspace whose root is not a project a test of a project that is not a member':
    isBeside,
  'tests beside the members of a workspace whose root is not a project tests that are gone impact what they were, and a pull request takes no file over that was nobody’s':
    isBeside,
  'a workspace groups of a root that is not a project count for every project': isBeside,
  'paths a path where nothing is makes its project impacted in every answer, and no other': saysEveryAnswer,
  'a target whose modules cannot be found is impacted in every answer, with a warning': saysEveryAnswer,
  'what the files of a package name the path of an import impacts the package of the test, and not its dependents':
    isNoImport,
  'a replace that leads nowhere counts for nothing where nothing requires the module':
    'what concerns no target needs no warning',
  'a replace that leads nowhere makes the packages that import the module uncertain': saysEveryAnswer,
  'impact adds targets, with what depends on them, across build systems': showsEdge,
  'rules a file impacts its target and what depends on it, with the reasons': showsEdge,
  'everything with no list of causes is never an empty list': isReader,
  'everything with an empty list of causes is never an empty list': isReader,
  'everything with an empty list of causes, and every file covered is never an empty list': isReader,
  'a dependency that a build tool reports has an edge that says so': isReader,
  'impact a build system whose targets are not known': isReader,
  'reach a build tool that does not name all of its targets keeps its answer whole': isReader,
  'turbo is not installed a task of another package': isTaskEdge,
  'turbo is not installed a task of another package among others': isTaskEdge,
  'turbo is not installed a task of one package for all': isTaskEdge,
  'a comment says nothing':
    'lines of MODULE.bazel that are written in another way make the answer ALL; comments do not',
  'changes of a Bazel workspace a comment in a BUILD file and in a .bzl file': isPartOfRule,
  'through an external repository the option follows it': isPartOfRule,
  'without an answer a program that is something else is told': 'the graph comes in Protocol Buffers, and not in XML',
  'gives a file, a dependency or the graph as the reason': 'a reason has the edge, as those of all readers have',
};

/** Files that show .NET. They stand by themselves, since they are looked for before anything of this folder is loaded. */
export const rootFileNames: readonly string[] = [
  '*.sln',
  '*.slnx',
  '*.csproj',
  '*.fsproj',
  '*.vbproj',
  'Directory.Build.props',
  'Directory.Build.targets',
  'Directory.Packages.props',
  'global.json',
];

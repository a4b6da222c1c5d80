//#region src/impacted-targets/build-systems/dotnet/root-file-names.ts
/** Files that show .NET. They stand by themselves, since they are looked for before anything of this folder is loaded. */
const rootFileNames = [
	"*.sln",
	"*.slnx",
	"*.csproj",
	"*.fsproj",
	"*.vbproj",
	"Directory.Build.props",
	"Directory.Build.targets",
	"Directory.Packages.props",
	"global.json"
];
//#endregion
Object.defineProperty(exports, "rootFileNames", {
	enumerable: true,
	get: function() {
		return rootFileNames;
	}
});

"use strict";exports.id=1301,exports.ids=[1301],exports.modules={51301:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),__webpack_require__.
d(__webpack_exports__,{checkVersion:()=>checkVersion,gradle:()=>gradle});var paths=__webpack_require__(77161),readers_tools=__webpack_require__(9604),external_node_path_=__webpack_require__(76760),file_owners=__webpack_require__(
77300),append=__webpack_require__(99797),texts=__webpack_require__(87543);const buildSrcName="buildSrc";function readComposite(root,reports){return new Composite(root,reports).reading()}class Composite{constructor(root,reports){
this.root=root,this.reports=reports;for(const build of reports){this.#addBuildSrc(build);for(const project of build.projects)this.#addFiles(project,build)}for(const build of reports){const name=this.#nameOf(
build);for(const project of build.projects)this.#addTarget(project,build,name)}}root;reports;#targets=[];#externals=new Map;#owners=new file_owners.p;#shared=new Map;#sources=new Map;#modules=new Map;#plugins=[];#addBuildSrc(build){
const directory=(0,paths.nx)(build.directory,buildSrcName),own=this.reports.find(one=>one.directory===directory),uses=(own?.projects??[]).map(({path})=>({id:projectId({build:directory,path})}));this.#externals.
set(buildSrcId(build),{label:directory,content:"",uses}),own===void 0&&this.#owners.add(directory,buildSrcId(build),"directory")}#addFiles(project,build){const{path,directory,group,name,providesPlugins}=project,
id=projectId({build:build.directory,path});if(isBuildSrc(build)||((0,append.BC)(this.#modules,`${group}:${name}`,id),providesPlugins&&this.#plugins.push({build:build.directory,path})),this.#owners.add(
directory,id,"directory"),!isBuildSrc(build)&&!build.projects.some(other=>other.providesPlugins)&&this.#sources.set(id,(0,paths.nx)(directory,"src")),path!==":"&&!build.projects.some(other=>other.path.
startsWith(`${path}:`)))return;this.#shared.set(id,directory);const label=`what ${this.#nameOf(build)}${path} and the projects below it share`;this.#externals.set(sharedId(directory),{label,content:"",
uses:[]})}#addTarget(project,build,prefix){const{path,directory}=project;this.#targets.push({id:projectId({build:build.directory,path}),name:prefix!==""&&path===":"?prefix:prefix+path,folder:directory,
uses:[{id:buildSrcId(build)},...this.#usesOf(project,build),...this.#sharedAbove(project,build)],...isBuildSrc(build)&&{isPart:!0}})}#usesOf({uses,modules,complete},{directory}){const used=uses.map(one=>({
id:projectId(one),ofTests:one.tests===!0})),made=modules.flatMap(module=>this.#modules.get(module)??[]).map(id=>({id})),plugins=this.#plugins.filter(({build})=>build!==directory).map(one=>({id:projectId(
one)})),any=complete?[]:this.#ids().map(id=>({id,ofTests:!0}));return[...used,...made,...plugins,...any]}#sharedAbove({path},{directory,projects}){return projects.flatMap(above=>{const shared=this.#shared.
get(projectId({build:directory,path:above.path})),isAbove=above.path===":"||above.path===path||path.startsWith(`${above.path}:`);return shared===void 0||!isAbove?[]:[{id:sharedId(shared)}]})}#ids(){return this.
reports.flatMap(({directory:build,projects})=>projects.map(({path})=>projectId({build,path})))}#nameOf({directory}){return directory===this.root?"":`:${this.reports.flatMap(report=>report.included).findLast(
one=>one.directory===directory)?.name??external_node_path_.posix.basename(directory)}`}reading(){const unknown=this.reports.filter(build=>!isBuildSrc(build)).flatMap(({included})=>included.map(({directory})=>directory)).
filter(directory=>!this.reports.some(report=>report.directory===directory)),isUnknown=path=>unknown.some(directory=>(0,paths.UO)(path,directory));return{targets:this.#targets,externals:this.#externals,
reportedBy:"gradle",owners:path=>isUnknown(path)?[]:[...this.#owners.nearest(path)].map(id=>this.#ownerOf(path,id)),readers:path=>isUnknown(path)?this.#ids():[],isWithoutEffect:({path})=>this.#isPlain(
path)}}#isPlain(path){const folders=[...this.#owners.nearest(path)].map(id=>this.#sources.get(id)),areSources=folders.every(folder=>folder!==void 0&&(0,paths.UO)(path,folder));return folders.length>0&&
areSources&&!/\.(?:gradle|kts|properties|toml)$/.test(path)}#ownerOf(path,id){const shared=this.#shared.get(id);return shared===void 0||(0,paths.UO)(path,(0,paths.nx)(shared,"src"))||(0,texts.K)(path)?
id:sharedId(shared)}}function isBuildSrc({directory}){return(0,paths.Vb)(directory)===buildSrcName}function projectId({build,path}){return`project ${build} ${path}`}function buildSrcId({directory}){return`\
buildSrc of ${directory}`}function sharedId(directory){return`shared ${directory}`}var external_node_crypto_=__webpack_require__(77598),external_node_fs_=__webpack_require__(73024),external_node_os_=__webpack_require__(
48161);async function wrapperAddress(tree,root){const path=(0,paths.nx)(root,"gradle/wrapper/gradle-wrapper.properties"),properties=(await tree.read([path])).get(path)?.toString("latin1")??"";return/^[ \t]*distributionUrl[ \t]*[=:][ \t]*(\S+)/m.
exec(properties)?.[1]?.replace(/\\(.)/g,"$1")}function versionIn(address){return/\/gradle-(\d[\w.+-]*?)-(?:bin|all|src|docs)\.zip(?:\?|$)/.exec(address??"")?.[1]}function wrapperDistribution(url,userHomes){
const file=/(?<![^/])([^/]+)\.zip(?:\?|$)/.exec(url??"")?.[1];if(url===void 0||file===void 0)return;const hash=BigInt(`0x${(0,external_node_crypto_.createHash)("md5").update(url).digest("hex")}`).toString(
36),inner=(0,external_node_path_.join)(file,hash,file.replace(/-(?:bin|all|src|docs)$/,""),"bin"),program=process.platform==="win32"?"gradle.bat":"gradle";return userHomes.map(home=>(0,external_node_path_.
join)(home,"wrapper/dists",inner,program)).find(path=>(0,external_node_fs_.existsSync)(path))}function gradleUserHomes(environment){const{GRADLE_USER_HOME:named,HOME:home=""}=environment;return named!==
void 0&&named!==""?[named]:[...new Set([homeOfUser(),home===""?(0,external_node_os_.homedir)():home])].map(one=>(0,external_node_path_.join)(one,".gradle"))}function homeOfUser(){try{return(0,external_node_os_.
userInfo)().homedir}catch{return(0,external_node_os_.homedir)()}}var promises_=__webpack_require__(51455),open_file=__webpack_require__(74624);const reportProperty="impacted.targets.report",initScript=`\

import groovy.json.JsonOutput

gradle.projectsEvaluated { built ->
    def idOf = { project -> [build: project.rootProject.projectDir.canonicalPath, path: project.path] }
    // A configuration or a task whose name says so has the tests of a project (testArtifacts, testJar, testClasses).
    def useOf = { project, name -> idOf(project) + (name != null && name.toLowerCase().contains('test') ? [tests: true] : [:]) }
    def report = new File(System.getProperty('${reportProperty}'))

    def projects = built.rootProject.allprojects.collect { project ->
        def uses = new LinkedHashSet()
        def modules = new TreeSet()
        def complete = true

        def containers = [project.configurations, project.buildscript.configurations]
        containers.each { container ->
            new ArrayList(container).each { configuration ->
                new ArrayList(configuration.dependencies).each { dependency ->
                    if (dependency instanceof org.gradle.api.artifacts.ProjectDependency) {
                        def target = dependency.respondsTo('getPath') ? project.project(dependency.path) : dependency.dependencyProject
                        uses << useOf(target, dependency.targetConfiguration)
                    } else if (dependency instanceof org.gradle.api.artifacts.ModuleDependency) {
                        modules << (dependency.group ?: '') + ':' + dependency.name
                    }
                }
            }
        }

        def useTask
        useTask = { value ->
            if (value instanceof Task) uses << useOf(value.project, value.name)
            else if (value instanceof CharSequence) {
                def text = value.toString()
                def cut = text.lastIndexOf(':')
                if (cut >= 0) {
                    def other = cut == 0 ? project.rootProject : project.findProject(text.substring(0, cut))
                    if (other != null) uses << useOf(other, text.substring(cut + 1))
                }
            } else if (value instanceof Iterable) value.each(useTask)
            else if (value instanceof org.gradle.api.tasks.TaskProvider) useTask(value.get())
            else if (value instanceof java.util.concurrent.Callable) useTask(value.call())
            else if (value instanceof Closure) useTask(value.call())
            else if (value instanceof org.gradle.api.tasks.TaskReference) complete = false
        }
        try {
            new ArrayList(project.tasks.names).each { name ->
                try {
                    project.tasks.getByName(name).dependsOn.each(useTask)
                } catch (Throwable ignored) {
                    complete = false
                }
            }
        } catch (Throwable ignored) {
            complete = false
        }

        def plugins = ['java-gradle-plugin', 'groovy-gradle-plugin', 'org.gradle.kotlin.kotlin-dsl']
        def providesPlugins = plugins.any { project.pluginManager.hasPlugin(it) } ||
            project.configurations.any { it.dependencies.contains(project.dependencies.gradleApi()) }

        [path: project.path, directory: project.projectDir.canonicalPath, group: project.group.toString(), name: project.name,
            providesPlugins: providesPlugins, uses: uses as List, modules: modules as List, complete: complete]
    }
    def included = built.includedBuilds.collect { [name: it.name, directory: it.projectDir.canonicalPath] }
    def line = JsonOutput.toJson([version: built.gradleVersion, directory: built.rootProject.projectDir.canonicalPath, projects: projects, included: included])
    synchronized ('${reportProperty}'.intern()) { report.append(line + '\\n', 'UTF-8') }

    built.includedBuilds.each { other ->
        try {
            def help = built.rootProject.tasks.getByName('help')
            help.dependsOn(other.task(':help'))
        } catch (Throwable ignored) {
            // The report then lacks that build, which its reader notices.
        }
    }
}
`,fixedProperties={"org.gradle.daemon":"false","org.gradle.parallel":"false","org.gradle.caching":"false","org.gradle.vfs.watch":"false","org.gradle.configureondemand":"false","org.gradle.configuratio\
n-cache":"false","org.gradle.unsafe.configuration-cache":"false","org.gradle.isolated-projects":"false","org.gradle.unsafe.isolated-projects":"false"};async function readReport(tree,root,tools){const options=tools.
options.gradle??{},repository=await(0,promises_.realpath)(await tree.directory()),temporary=await tools.temporaryDirectory(),[script,report]=[(0,external_node_path_.join)(temporary,"report.init.gradle"),
(0,external_node_path_.join)(temporary,"report.jsonl")];await(0,promises_.writeFile)(script,initScript),await(0,promises_.writeFile)(report,"");const userHomes=gradleUserHomes(tools.variables),configured=userHomes.
find(home=>(0,external_node_fs_.existsSync)(home))??userHomes[0]??(0,external_node_path_.join)(temporary,"home"),userHome=(0,open_file.Yw)(configured,tools.checkout)?(0,external_node_path_.join)(temporary,
"home"):configured,wrapper=await wrapperAddress(tree,root),distribution=wrapperDistribution(wrapper,userHomes),program=options.program??distribution??"gradle",args=["--no-daemon","--quiet","--console=\
plain","--no-build-cache","--init-script",script,"--gradle-user-home",userHome,"--project-cache-dir",(0,external_node_path_.join)(temporary,"cache"),...Object.entries(fixedProperties).map(([name,value])=>`\
-D${name}=${value}`),`-D${reportProperty}=${report}`,...options.arguments??[],"help"];tools.info(`Asking ${program} for the projects of the ${tree.side} commit ${tree.object}`);const finished=await tools.
run(program,args,{cwd:(0,external_node_path_.join)(repository,root)}),lines=(0,readers_tools.Dx)(await(0,promises_.readFile)(report,"utf8"));if(finished.exitCode!==0||lines.length===0){const missing=program===
distribution?void 0:versionIn(wrapper),hint=missing===void 0?"":`. The wrapper names Gradle ${missing}, which did not run here`;throw new readers_tools.CV(failure(program,tree,finished)+hint)}const builds=lines.
map(line=>JSON.parse(line,(key,value)=>placed(key,value,repository)));for(const{path,complete}of builds.flatMap(({projects})=>projects))complete||tools.warn(`Some dependencies of the tasks of ${path} \
are not known, so that it counts as built from all other projects`);return builds}function placed(key,value,repository){if(key!=="directory"&&key!=="build"||typeof value!="string")return value;const path=(0,external_node_path_.
relative)(repository,value).replaceAll("\\","/");return path.startsWith("..")||(0,external_node_path_.isAbsolute)(path)?value:path}function failure(program,tree,{exitCode,stdout,stderr}){const noise=/^(?:\* Try|> Run with|\* Get more help|> Get more help|BUILD FAILED)/,
said=(0,readers_tools.Dx)(`${stdout}
${stderr}`).filter(line=>!noise.test(line));return`${program} help failed with exit code ${exitCode} for the ${tree.side} commit ${tree.object}: ${said.slice(-6).join(" ")}. Make sure that this Gradle\
 and this Java can configure the build`}const gradle={name:"gradle",read:async({tree},root,tools)=>{const names=["settings.gradle","settings.gradle.kts","build.gradle","build.gradle.kts"];if((await tree.
read(names.map(name=>(0,paths.nx)(root,name)))).size===0)return;const reports=await readReport(tree,root,tools);return await checkVersion(tree,root,reports),readComposite(root,reports)}},firstWithKotlin=5;
async function checkVersion(tree,root,reports){const ran=reports.find(({version})=>version!==void 0)?.version,[kotlin,groovy]=[(0,paths.nx)(root,"settings.gradle.kts"),(0,paths.nx)(root,"settings.grad\
le")],settings=await tree.read([kotlin,groovy]);if(ran===void 0||Number.parseInt(ran,10)>=firstWithKotlin||!settings.has(kotlin)||settings.has(groovy))return;const named=versionIn(await wrapperAddress(
tree,root)),wanted=named===void 0?`${firstWithKotlin}.0 or later`:`Gradle ${named}, which the wrapper names`;throw new readers_tools.CV(`Gradle ${ran} does not read settings.gradle.kts. Use ${wanted}:\
 ./gradlew help or gradle/actions/setup-gradle in a step before this one puts the wrapper's into Gradle's user home, or build-systems.gradle.program names one`)}}),87543:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{K:()=>isText});var _tree_release_notes_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(63620);const texts=/(?:\.(?:md|markdown|rst|adoc|asciidoc)|(?:^|\/)(?:README|CHANGELOG|CHANGES|HISTORY|LICEN[CS]E|COPYING|COPYRIGHT|NOTICE|AUTHORS|CONTRIBUTING)(?:[._-][^/]*)?)$/i;
function isText(path){return texts.test(path)||(0,_tree_release_notes_js__WEBPACK_IMPORTED_MODULE_0__._)(path)}}),77300:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{p:()=>FileOwners});var _paths_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77161),_shared_src_append_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
99797);const mostListed=1e6,noOwners=new Set;class FileOwners{#files=new Map;#directories=new Map;#nearest=new Map;#shared=new Map;#listed=0;add(path,id,kind){this.#forget(),this.#nearest.clear(),(0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_1__.
DN)(kind==="file"?this.#files:this.#directories,path,id)}all(path){const owners=new Set(this.#files.get(path));for(const above of[path,...(0,_paths_js__WEBPACK_IMPORTED_MODULE_0__.wP)(path)])for(const id of this.#directories.
get(above)??[])owners.add(id);return owners}shared(path){if(this.#files.has(path))return this.all(path);const directory=this.#nearestDirectory(path);if(directory===void 0)return noOwners;const known=this.#shared.
get(directory);if(known!==void 0)return known;const owners=this.all(directory);return this.#listed+=owners.size,this.#listed>mostListed&&this.#forget(),this.#shared.set(directory,owners),owners}#forget(){
this.#shared.clear(),this.#listed=0}nearest(path){const directory=this.#nearestDirectory(path);return directory===void 0?noOwners:this.#directories.get(directory)??noOwners}#nearestDirectory(path){if(this.#directories.
has(path))return path;const above=(0,_paths_js__WEBPACK_IMPORTED_MODULE_0__.jt)(path);if(!this.#nearest.has(above)){const directories=[above,...(0,_paths_js__WEBPACK_IMPORTED_MODULE_0__.wP)(above)];this.#nearest.
set(above,directories.find(directory=>this.#directories.has(directory)))}return this.#nearest.get(above)}}}),63620:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{_:()=>isReleaseNote});const folders=/(?:^|\/)(?:\.changes|\.changelog|\.?chloggen|changes\.d|changelog\.d|newsfragments)\//i,foldersAtRoot=/^(?:change|(?:common\/)?changes|changelogs?|release-?notes)\//i,
endings=/\.(?:txt|ya?ml|json|toml|feature|bugfix|fixed|added|changed|deprecated|removed|misc)$/i,others=[/(?:^|\/)\.changeset\/pre\.json$/i,/^changelogs?\/.+\/[^/.]+$/i];function isReleaseNote(path){return endings.
test(path)&&(folders.test(path)||foldersAtRoot.test(path))||others.some(one=>one.test(path))}})};

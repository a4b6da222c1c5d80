"use strict";exports.id=1301,exports.ids=[1301],exports.modules={51301:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),__webpack_require__.
d(__webpack_exports__,{gradle:()=>gradle});var paths=__webpack_require__(77161),readers_tools=__webpack_require__(9604),external_node_path_=__webpack_require__(76760),file_owners=__webpack_require__(77300),
append=__webpack_require__(99797),texts=__webpack_require__(87543);function readComposite(root,reports){const projects=reports.flatMap(build=>{const prefix=nameIn(root,reports,build);return build.projects.
map(project=>({id:idOf({build:build.directory,path:project.path}),isShared:project.path===":"||build.projects.some(({path})=>path.startsWith(`${project.path}:`)),project,build,prefix}))}),all=projects.
map(({id})=>id),owners=new file_owners.p;for(const{id,project}of projects)owners.add(project.directory,id);const isReported=directory=>reports.some(report=>report.directory===directory),unknown=reports.
filter(build=>!isBuildSrc(build)).flatMap(({included})=>included.map(({directory})=>directory)).filter(directory=>!isReported(directory)),isUnknown=path=>unknown.some(directory=>(0,paths.UO)(path,directory)),
byId=new Map(projects.map(project=>[project.id,project])),ownerOf=(path,id)=>{const{isShared=!1,project}=byId.get(id)??{};return!isShared||(0,paths.UO)(path,(0,paths.nx)(project?.directory??"","src"))||
(0,texts.K)(path)?id:`shared ${id}`},sources=new Map(projects.filter(isApart).map(({id,project})=>[id,(0,paths.nx)(project.directory,"src")])),isPlain=path=>{const folders=[...owners.nearest(path)].map(
id=>sources.get(id)),areSources=folders.every(folder=>folder!==void 0&&(0,paths.UO)(path,folder));return folders.length>0&&areSources&&!/\.(?:gradle|kts|properties|toml)$/.test(path)};return{targets:targetsOf(
projects),externals:externalsOf(reports,projects),reportedBy:"gradle",owners:path=>isUnknown(path)?[]:[...owners.nearest(path)].map(id=>ownerOf(path,id)),readers:path=>isUnknown(path)?all:[],isWithoutEffect:({
path})=>isPlain(path)}}function externalsOf(reports,projects){const externals=new Map;for(const{directory}of reports){const label=(0,paths.nx)(directory,"buildSrc"),uses=projects.filter(({build})=>build.
directory===label).map(({id})=>({id}));externals.set(`buildSrc of ${directory}`,{label,content:"",uses})}for(const{id,project,prefix}of projects.filter(({isShared})=>isShared)){const label=`what ${prefix}${project.
path} and the projects below it share`;externals.set(`shared ${id}`,{label,content:"",uses:[]})}return externals}function targetsOf(projects){const others=projects.filter(({build})=>!isBuildSrc(build)),
shared=projects.filter(({isShared})=>isShared),plugins=others.filter(({project})=>project.providesPlugins),modules=new Map;for(const{id,project}of others)(0,append.BC)(modules,`${project.group}:${project.
name}`,{id});return projects.map(({id,project,build,prefix})=>{const{path,directory,uses,complete}=project,isAbove=one=>one.path===":"||`${path}:`.startsWith(`${one.path}:`),above=shared.filter(one=>one.
build===build&&isAbove(one.project));return{id,name:prefix!==""&&path===":"?prefix:prefix+path,folder:directory,uses:[{id:`buildSrc of ${build.directory}`},...uses.map(one=>({id:idOf(one),ofTests:one.
tests===!0})),...project.modules.flatMap(module=>modules.get(module)??[]),...plugins.filter(one=>one.build!==build).map(one=>({id:one.id})),...complete?[]:projects.map(one=>({id:one.id,ofTests:!0})),...above.
map(one=>({id:`shared ${one.id}`}))],...isBuildSrc(build)&&{isPart:!0}}})}function isApart({build}){return!isBuildSrc(build)&&!build.projects.some(({providesPlugins})=>providesPlugins)}function nameIn(root,reports,{
directory}){return directory===root?"":`:${reports.flatMap(report=>report.included).findLast(one=>one.directory===directory)?.name??external_node_path_.posix.basename(directory)}`}function isBuildSrc({
directory}){return(0,paths.Vb)(directory)==="buildSrc"}function idOf({build,path}){return`project ${build} ${path}`}var external_node_fs_=__webpack_require__(73024),promises_=__webpack_require__(51455),
open_file=__webpack_require__(74624),external_node_crypto_=__webpack_require__(77598),external_node_os_=__webpack_require__(48161);async function wrapperAddress(tree,root){const path=(0,paths.nx)(root,
"gradle/wrapper/gradle-wrapper.properties"),properties=(await tree.read([path])).get(path)?.toString("latin1")??"";return/^[ \t]*distributionUrl[ \t]*[=:][ \t]*(\S+)/m.exec(properties)?.[1]?.replace(/\\(.)/g,
"$1")}function wrapperDistribution(url,userHomes){const file=/(?<![^/])([^/]+)\.zip(?:\?|$)/.exec(url??"")?.[1];if(url===void 0||file===void 0)return;const hash=BigInt(`0x${(0,external_node_crypto_.createHash)(
"md5").update(url).digest("hex")}`).toString(36),inner=(0,external_node_path_.join)(file,hash,file.replace(/-(?:bin|all|src|docs)$/,""),"bin"),program=process.platform==="win32"?"gradle.bat":"gradle";
return userHomes.map(home=>(0,external_node_path_.join)(home,"wrapper/dists",inner,program)).find(path=>(0,external_node_fs_.existsSync)(path))}function gradleUserHomes(environment){const{GRADLE_USER_HOME:named,
HOME:home=""}=environment;return named!==void 0&&named!==""?[named]:[...new Set([homeOfUser(),home===""?(0,external_node_os_.homedir)():home])].map(one=>(0,external_node_path_.join)(one,".gradle"))}function homeOfUser(){
try{return(0,external_node_os_.userInfo)().homedir}catch{return(0,external_node_os_.homedir)()}}const reportProperty="impacted.targets.report",initScript=`
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
        containers.collectMany { new ArrayList(it) }.collectMany { new ArrayList(it.dependencies) }.each { dependency ->
            if (dependency instanceof org.gradle.api.artifacts.ProjectDependency) {
                def target = dependency.respondsTo('getPath') ? project.project(dependency.path) : dependency.dependencyProject
                uses << useOf(target, dependency.targetConfiguration)
            } else if (dependency instanceof org.gradle.api.artifacts.ModuleDependency) {
                modules << (dependency.group ?: '') + ':' + dependency.name
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
            built.rootProject.tasks.getByName('help').dependsOn(other.task(':help'))
        } catch (Throwable ignored) {
            // The report then lacks that build, which its reader notices.
        }
    }
}
`,offProperties="daemon parallel caching vfs.watch configureondemand configuration-cache unsafe.configuration-cache isolated-projects unsafe.isolated-projects";async function readReport(tree,root,tools){
const options=tools.options.gradle??{},repository=await(0,promises_.realpath)(await tree.directory()),temporary=await tools.temporaryDirectory(),[script,report]=[(0,external_node_path_.join)(temporary,
"report.init.gradle"),(0,external_node_path_.join)(temporary,"report.jsonl")];await(0,promises_.writeFile)(script,initScript),await(0,promises_.writeFile)(report,"");const userHomes=gradleUserHomes(tools.
variables),configured=userHomes.find(home=>(0,external_node_fs_.existsSync)(home))??userHomes[0]??(0,external_node_path_.join)(temporary,"home"),userHome=(0,open_file.Yw)(configured,tools.checkout)?(0,external_node_path_.
join)(temporary,"home"):configured,wrapper=await wrapperAddress(tree,root),distribution=wrapperDistribution(wrapper,userHomes),program=options.program??distribution??"gradle",args=["--no-daemon","--qu\
iet","--console=plain","--no-build-cache","--init-script",script,"--gradle-user-home",userHome,"--project-cache-dir",(0,external_node_path_.join)(temporary,"cache"),...offProperties.split(" ").map(name=>`\
-Dorg.gradle.${name}=false`),`-D${reportProperty}=${report}`,...options.arguments??[],"help"];tools.info(`Asking ${program} for the projects of the ${tree.side} commit ${tree.object}`);const finished=await tools.
run(program,args,{cwd:(0,external_node_path_.join)(repository,root)}),lines=(0,readers_tools.Dx)(await(0,promises_.readFile)(report,"utf8"));if(finished.exitCode!==0||lines.length===0){const hint=wrapper!==
void 0&&program!==distribution?`. The wrapper names ${(0,external_node_path_.basename)(wrapper).replace(/\?.*/s,"")}, which did not run here`:"";throw new readers_tools.CV(failure(program,tree,finished)+
hint)}const builds=lines.map(line=>JSON.parse(line,(key,value)=>placed(key,value,repository)));for(const{path,complete}of builds.flatMap(({projects})=>projects))complete||tools.warn(`Some dependencies\
 of the tasks of ${path} are not known, so that it counts as built from all other projects`);return builds}function placed(key,value,repository){if(key!=="directory"&&key!=="build"||typeof value!="str\
ing")return value;const path=(0,external_node_path_.relative)(repository,value).replaceAll("\\","/");return path.startsWith("..")||(0,external_node_path_.isAbsolute)(path)?value:path}function failure(program,tree,{
exitCode,stdout,stderr}){const noise=/^(?:\* Try|> Run with|\* Get more help|> Get more help|BUILD FAILED)/,said=(0,readers_tools.Dx)(`${stdout}
${stderr}`).filter(line=>!noise.test(line));return`${program} help failed with exit code ${exitCode} for the ${tree.side} commit ${tree.object}: ${said.slice(-6).join(" ")}. Make sure that this Gradle\
 and this Java can configure the build`}const firstWithKotlin=5,gradle={name:"gradle",read:async({files,tree},root,tools)=>{const isThere=name=>files.has((0,paths.nx)(root,name));if(!["settings.gradle",
"settings.gradle.kts","build.gradle","build.gradle.kts"].some(isThere))return;const reports=await readReport(tree,root,tools),old=reports.find(({version})=>Number.parseInt(version,10)<firstWithKotlin);
if(old!==void 0&&isThere("settings.gradle.kts")&&!isThere("settings.gradle"))throw new readers_tools.CV(`Gradle ${old.version} does not read settings.gradle.kts. Use ${firstWithKotlin}.0 or later: ./g\
radlew help or gradle/actions/setup-gradle puts the wrapper's into Gradle's user home, or build-systems.gradle.program names one`);return readComposite(root,reports)}}}),87543:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{K:()=>isText});var _tree_release_notes_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(63620);const texts=/(?:\.(?:md|markdown|rst|adoc|asciidoc)|(?:^|\/)(?:README|CHANGELOG|CHANGES|HISTORY|LICEN[CS]E|COPYING|COPYRIGHT|NOTICE|AUTHORS|CONTRIBUTING)(?:[._-][^/]*)?)$/i;
function isText(path){return texts.test(path)||(0,_tree_release_notes_js__WEBPACK_IMPORTED_MODULE_0__._)(path)}}),77300:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{p:()=>FileOwners});var _paths_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77161),_shared_src_append_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
99797);const mostListed=1e6,noOwners=new Set;class FileOwners{#owners=new Map;#nearest=new Map;#last=["",void 0];#shared=new Map;#listed=0;add(directory,id){this.#nearest.clear(),this.#last=["",void 0],
this.#forget(),(0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_1__.DN)(this.#owners,directory,id)}shared(path){const directory=this.#nearestDirectory(path);if(directory===void 0)return noOwners;const known=this.#shared.
get(directory);if(known!==void 0)return known;const all=[directory,...(0,_paths_js__WEBPACK_IMPORTED_MODULE_0__.wP)(directory)].flatMap(above=>[...this.#owners.get(above)??[]]),owners=new Set(all);return this.#listed+=
owners.size,this.#listed>mostListed&&this.#forget(),this.#shared.set(directory,owners),owners}#forget(){this.#shared.clear(),this.#listed=0}nearest(path){return this.#owners.get(this.#nearestDirectory(
path)??"")??noOwners}#nearestDirectory(path){if(this.#owners.has(path))return path;const[last,known]=this.#last;return last!==""&&path.lastIndexOf("/")===last.length&&path.startsWith(last)?known:(this.#last=
[(0,_paths_js__WEBPACK_IMPORTED_MODULE_0__.jt)(path),this.#nearestAbove((0,_paths_js__WEBPACK_IMPORTED_MODULE_0__.jt)(path))],this.#last[1])}#nearestAbove(above){const find=()=>[above,...(0,_paths_js__WEBPACK_IMPORTED_MODULE_0__.
wP)(above)].find(directory=>this.#owners.has(directory))??null;return(0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_1__.IV)(this.#nearest,above,find)??void 0}}}),63620:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{_:()=>isReleaseNote});const folders=/(?:^|\/)(?:\.changes|\.changelog|\.?chloggen|changes\.d|changelog\.d|newsfragments)\//i,foldersAtRoot=/^(?:change|(?:common\/)?changes|changelogs?|release-?notes)\//i,
endings=/\.(?:txt|ya?ml|json|toml|feature|bugfix|fixed|added|changed|deprecated|removed|misc)$/i,others=[/(?:^|\/)\.changeset\/pre\.json$/i,/^changelogs?\/.+\/[^/.]+$/i];function isReleaseNote(path){return endings.
test(path)&&(folders.test(path)||foldersAtRoot.test(path))||others.some(one=>one.test(path))}})};

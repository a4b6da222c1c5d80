/** System property that holds the path of the report. */
export const reportProperty = 'impacted.targets.report';

/**
 * The init script (Groovy) that reports the projects of every build that takes part: one line of JSON for each build,
 * in the form of `BuildReport`. It works from Gradle 4.4 on. It handles differences between versions by checking what
 * exists, not by version number.
 *
 * - `ProjectDependency.path` exists from 8.11 on, `dependencyProject` until 9.
 * - Included builds are configured only when a task needs them, so `help` is made to need their `help`.
 * - A task that depends on a task of another project makes an edge too. Where a task cannot be made, or depends on a
 * task of another build, the project is marked as incomplete.
 */
export const initScript = `
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
`;

/**
 * Stands for `@opentelemetry/api` in the bundle (see scripts/bundles.ts): prom-client loads it for the metrics of its own process, which
 * nothing here asks for, and the bundler declares a name twice in it.
 */
export default {};

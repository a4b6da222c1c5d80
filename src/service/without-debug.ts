/**
 * Stands for the package `debug` in the bundle (see scripts/bundles.ts): what it prints when the variable `DEBUG` is set
 * has not gone through the step's log, which takes the token out, and loading it makes every step start later.
 */
export default function withoutDebug(): () => void {
  return () => undefined;
}

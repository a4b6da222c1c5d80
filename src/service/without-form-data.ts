/**
 * Stands for the package `form-data` in the bundle (see scripts/bundles.ts). Axios loads it, with a database of
 * media types, for forms that upload files, and this action sends none: without it every step starts some milliseconds sooner.
 */
export default function withoutFormData(): never {
  throw new Error('this action sends no forms');
}

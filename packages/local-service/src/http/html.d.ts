/** A page: the build, and the transform of Jest, make a module of it whose default export is its text. */
declare module '*.html' {
  const page: string;
  export default page;
}

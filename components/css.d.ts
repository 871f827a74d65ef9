declare module '*.module.css' {
  /** Class as written in the file → class in the page. */
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

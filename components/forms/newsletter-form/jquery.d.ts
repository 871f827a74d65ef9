/** The little that we use of jQuery ourselves; the provider's script uses the rest. */
declare module 'jquery' {
  export type JQuery = (element: Element) => { valid?: () => boolean };
  const jQuery: JQuery;
  export default jQuery;
}

/** The part of jQuery that our code uses. */
declare module 'jquery' {
  export type JQuery = (element: Element) => { valid?: () => boolean };
  const jQuery: JQuery;
  export default jQuery;
}

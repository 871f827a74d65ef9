/** A reference in the source to a page, an image or a constant, with its line. */
export interface SourceReference {
  kind: 'link' | 'image' | 'constant';
  value: string;
  line: number;
}

/** A link, a picture or a constant that the source names, with its line for messages. */
export interface SourceReference {
  kind: 'link' | 'image' | 'constant';
  value: string;
  line: number;
}

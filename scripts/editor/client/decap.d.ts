/** The part of Decap's browser interface that the page uses. See https://decapcms.org/docs/custom-widgets/. */
export type Element = object;

export interface ControlProps {
  value: unknown;
  onChange(value: unknown, metadata?: object): void;
  getAsset(path: unknown, field: unknown): unknown;
  forID: string;
  classNameWrapper: string;
  setActiveStyle(): void;
  setInactiveStyle(): void;
}

export interface PreviewProps {
  /** An Immutable map. */
  entry: { get(name: string): unknown; getIn(path: readonly string[]): unknown };
  collection: { get(name: string): unknown };
  widgetFor(name: string): Element | null;
}

export interface Component {
  readonly component: unique symbol;
}

export interface SavedEntry {
  collection?: string;
  /** Empty for a new entry. */
  slug?: string;
}

export interface Decap {
  init(options: { config: object }): void;
  getWidget(name: string): { control: Component; preview: Component } | undefined;
  registerWidget(name: string, control: unknown, preview?: unknown): void;
  /** Converts the text of a file to values, and all values to the text that is saved. */
  registerCustomFormat(
    name: string,
    extension: string,
    format: { fromFile(text: string): object; toFile(values: Record<string, unknown>): string },
  ): void;
  registerEventListener(listener: {
    name: 'postSave';
    handler(event: { entry: { toJS(): SavedEntry } }): void;
  }): void;
  registerPreviewTemplate(name: string, component: unknown): void;
  registerPreviewStyle(css: string, options: { raw: boolean }): void;
}

declare global {
  interface Window {
    CMS_MANUAL_INIT?: boolean;
    CMS?: Decap;
    h?: (type: unknown, props: object | null, ...children: unknown[]) => Element;
    createClass?: (spec: object) => Component;
  }
}

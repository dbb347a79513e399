/* What the editor's package offers to code in the page, as far as we use it. */

/** Props that the editor passes to the control of a field. */
export interface ControlProps {
  value: string | undefined;
  /** Id of the input, to which the label belongs. */
  forID: string;
  field: { get(option: string): unknown };
  onChange(value: string): void;
  /** Lets the user choose or upload a picture; undefined if they cancel. */
  pickFile(options: typeof aPicture): Promise<{ value: string } | null>;
}

type Node = unknown;

export interface Cms {
  init(options: { config: object }): Promise<void>;
  registerFieldType(name: string, control: (props: ControlProps) => Node): void;
  registerPreviewTemplate(name: string, template: (props: never) => Node): void;
  registerCustomFormat(name: string, extension: string, form: object): void;
  registerEventListener(listener: { name: string; handler: () => void }): void;
}

/** What pictures are picked from: those of the site, as pages load nothing from elsewhere. */
export const aPicture = { kind: 'image', allowURL: false } as const;

/** Creates an element with the editor's own React, which exists once the package is loaded. */
export const element = (type: unknown, props: object, ...children: Node[]): Node =>
  (window as unknown as { h: (...made: unknown[]) => Node }).h(type, props, ...children);

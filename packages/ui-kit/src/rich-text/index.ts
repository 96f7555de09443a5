export { RichTextEditor } from './rich-text-editor';
export type { TypedSign } from './typed-sign';

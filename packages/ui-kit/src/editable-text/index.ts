export type { TypedSign } from '../rich-text/typed-sign';
export { EditableText, type EditableTextProps } from './editable-text';
export { preloadEditor } from './editor-code';

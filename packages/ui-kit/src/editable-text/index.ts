export { EditableText, type EditableTextProps } from './editable-text';
export { preloadEditor } from './editor-code';

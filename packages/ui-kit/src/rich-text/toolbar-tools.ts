import type { Editor } from '@tiptap/core';

/** Editor widths in pixels at which the toolbar grows (spec 2 section 9). */
const EDITOR_TOOLBAR_BREAKPOINTS = [300, 600] as const;

export type ToolName =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'heading'
  | 'bulletList'
  | 'orderedList'
  | 'blockquote'
  | 'link'
  | 'image'
  | 'clear'
  | 'source';

const [narrow, wide] = EDITOR_TOOLBAR_BREAKPOINTS;

/** Which tools fit an editor of this width in pixels (spec 2 section 9). */
export function toolsFor(width: number): readonly ToolName[] {
  if (width < narrow) return ['bold', 'link', 'bulletList', 'source'];
  if (width < wide) return ['bold', 'italic', 'link', 'bulletList', 'clear', 'source'];
  return [
    'bold',
    'italic',
    'underline',
    'strike',
    'heading',
    'bulletList',
    'orderedList',
    'blockquote',
    'link',
    'image',
    'clear',
    'source',
  ];
}

/** What each tool does to the text; `link`, `image` and `source` ask first or show something else. */
export const toolActions: Partial<Record<ToolName, (editor: Editor) => boolean>> = {
  bold: (editor) => editor.chain().focus().toggleBold().run(),
  italic: (editor) => editor.chain().focus().toggleItalic().run(),
  underline: (editor) => editor.chain().focus().toggleUnderline().run(),
  strike: (editor) => editor.chain().focus().toggleStrike().run(),
  heading: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  bulletList: (editor) => editor.chain().focus().toggleBulletList().run(),
  orderedList: (editor) => editor.chain().focus().toggleOrderedList().run(),
  blockquote: (editor) => editor.chain().focus().toggleBlockquote().run(),
  clear: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
};

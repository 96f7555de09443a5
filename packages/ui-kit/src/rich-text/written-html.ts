import type { Editor } from '@tiptap/core';

/** What an editor holds, as HTML; an empty one holds nothing at all, rather than an empty paragraph. */
export function writtenHtml(editor: Pick<Editor, 'getHTML'>): string {
  const html = editor.getHTML();
  return html === '<p></p>' ? '' : html;
}

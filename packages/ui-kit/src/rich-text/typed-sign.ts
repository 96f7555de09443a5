import type { Editor } from '@tiptap/core';

/** A number sign before the caret, with what was typed after it. */
export interface TypedSign {
  /** Where in the text it stands; the same for as long as it is typed on. */
  at: number;
  /** What follows it up to the caret. */
  query: string;
  /** Takes the sign and what follows it out of the text. */
  take(): void;
}

/** What follows a sign that begins a word at the end of a text; null where there is none. */
export const queryIn = (text: string): string | null => /(?:^|\s)#([^\s#]*)$/u.exec(text)?.[1] ?? null;

/** The sign that somebody is typing after, if any. */
export function typedSign(editor: Editor): TypedSign | null {
  const { $from, empty } = editor.state.selection;
  if (!empty || !$from.parent.isTextblock) return null;
  const query = queryIn($from.parent.textBetween(0, $from.parentOffset, undefined, ' '));
  if (query === null) return null;
  const at = $from.pos - query.length - 1;
  return {
    at,
    query,
    take: () => void editor.chain().focus().deleteRange({ from: at, to: editor.state.selection.from }).run(),
  };
}

import type { Editor } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';
import { TextSelection, type Transaction } from '@tiptap/pm/state';

const depthAt = (text: Node, position: number) => text.resolve(position).depth;

/** Makes another text of one by replacing a single range: what stands before and behind it is not touched. */
function replaceRange(tr: Transaction, next: Node): void {
  const start = tr.doc.content.findDiffStart(next.content);
  const end = tr.doc.content.findDiffEnd(next.content);
  if (start === null || !end) return;
  // The same letters before and behind what was added leave open where it begins: between two blocks, if it can.
  const least = Math.min(start, end.a, end.b);
  const from = depthAt(tr.doc, least) < depthAt(tr.doc, start) ? least : start;
  const further = Math.max(0, from - Math.min(end.a, end.b));
  tr.replace(from, end.a + further, next.slice(from, end.b + further));
}

/** What the text is once all before one of its blocks has changed; null where the next one does not have that block. */
function changedBefore(text: Node, next: Node, block: number): Node | null {
  const isSame = (other: Node) => other.eq(text.child(block));
  const nth = text.children.slice(0, block).filter(isSame).length;
  const places = next.children.flatMap((other, place) => (isSame(other) ? [place] : []));
  const place = places[nth] ?? places.at(-1);
  if (place === undefined) return null;
  return text.copy(Fragment.from([...next.children.slice(0, place), ...text.children.slice(block)]));
}

/** A caret stays behind the letters it was behind; where those were replaced it comes behind what took their place. */
function moved(position: number, { mapping }: Transaction): number {
  const behind = mapping.mapResult(position, -1);
  return behind.deleted ? mapping.map(position) : behind.pos;
}

/**
 * Gives an editor another text, which somebody wrote elsewhere, without moving the caret of who writes in it: only what
 * differs is replaced, so that neither their place nor a word that is being composed is lost. It is not theirs to undo,
 * and `onUpdate` is not called.
 */
export function changeWhereItDiffers({ state, view }: Editor, next: Node): void {
  const { tr, selection, storedMarks } = state;
  const aroundCaret = changedBefore(state.doc, next, selection.$from.index(0));
  if (aroundCaret) replaceRange(tr, aroundCaret);
  replaceRange(tr, next);
  // What is shown must be what is stored, wherever the caret is then.
  if (!tr.doc.eq(next)) tr.replaceWith(0, tr.doc.content.size, next.content);
  if (selection instanceof TextSelection) {
    const [anchor, head] = [moved(selection.anchor, tr), moved(selection.head, tr)];
    if (anchor !== tr.selection.anchor || head !== tr.selection.head)
      tr.setSelection(TextSelection.between(tr.doc.resolve(anchor), tr.doc.resolve(head)));
  }
  view.dispatch(
    tr
      .setStoredMarks(storedMarks)
      .setMeta('preventUpdate', true)
      .setMeta('preventAutolink', true)
      .setMeta('addToHistory', false),
  );
}

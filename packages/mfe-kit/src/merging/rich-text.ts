import { field } from './field';
import { type Part } from './part';
import { blocksBeside, blocksOf, continuesRichText, isSameRichText } from './rich-text-sameness';

/** Stands above what another device wrote in the same place, so that it is never taken for one's own. */
const ELSEWHERE = '<p><em>Also written here on another device:</em></p>';

/** What another device wrote, marked as such. */
export const markedElsewhere = (html: string): string => ELSEWHERE + html;

/** This device's, and of the other's what it wrote itself: below one mark, however often both go on. */
function bothMarked<Text extends string | null>(mine: Text, theirs: Text, base: Text): Text {
  const written = blocksBeside(theirs, mine, base, ELSEWHERE).join('');
  if (written === '') return mine;
  return `${mine}${blocksOf(mine).includes(ELSEWHERE) ? written : markedElsewhere(written)}` as Text;
}

/**
 * A rich text; one that was only tidied is the same, and one that goes on from the other takes its place.
 * @param both what becomes of two that do not; unless told otherwise this device's, and what the other wrote marked after it
 */
export function richText<Text extends string | null>(
  both: (mine: Text, theirs: Text, base: Text) => Text = bothMarked,
): Part<Text> {
  return {
    ...field<Text>({
      isSame: isSameRichText,
      both: (mine, theirs, base) => {
        if (continuesRichText(mine, theirs)) return mine;
        return continuesRichText(theirs, mine) ? theirs : both(mine, theirs, base);
      },
    }),
    origin: () => '' as Text,
  };
}

/** Whether what the other device wrote is in what both sides made of a text, so that it need not stand beside it. */
export const keepsText = (base: string, theirs: string, merged: string): boolean =>
  isSameRichText(base, theirs) || isSameRichText(merged, theirs) || continuesRichText(merged, theirs);

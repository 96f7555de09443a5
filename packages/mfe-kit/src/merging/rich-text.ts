import { field } from './field';
import { type Part } from './part';
import { continuesRichText, isSameRichText } from './rich-text-sameness';

/** Stands above what another device wrote in the same place, so that it is never taken for one's own. */
const ELSEWHERE = '<p><em>Also written here on another device:</em></p>';

/** What another device wrote, marked as such. */
export const markedElsewhere = (html: string): string => ELSEWHERE + html;

const bothMarked = <Text extends string | null>(mine: Text, theirs: Text) =>
  `${mine}${markedElsewhere(theirs ?? '')}` as Text;

/**
 * A rich text; one that was only tidied is the same, and one that goes on from the other takes its place.
 * @param both what becomes of two that do not; unless told otherwise this device's, and the other's marked after it
 */
export function richText<Text extends string | null>(
  both: (mine: Text, theirs: Text) => Text = bothMarked,
): Part<Text> {
  return {
    ...field<Text>({
      isSame: isSameRichText,
      both: (mine, theirs) => {
        if (continuesRichText(mine, theirs)) return mine;
        return continuesRichText(theirs, mine) ? theirs : both(mine, theirs);
      },
    }),
    origin: () => '' as Text,
  };
}

/** Whether what the other device wrote is in what both sides made of a text, so that it need not stand beside it. */
export const keepsText = (base: string, theirs: string, merged: string): boolean =>
  isSameRichText(base, theirs) || isSameRichText(merged, theirs) || continuesRichText(merged, theirs);

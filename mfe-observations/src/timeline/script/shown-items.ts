import type { ObservationItem } from '@coaching/contracts';
import type { NoteField } from '@coaching/interaction-kit/notes';
import { isEmptyRichText } from '@coaching/mfe-kit/merging';

/** The items in which there is something to read; one that nobody wrote in says a speaker and a time of nothing. */
export const shownItems = (items: ObservationItem[], notes: readonly NoteField[]): ObservationItem[] =>
  items.filter((item) => {
    const hasTags = notes.includes('notes') && item.tags?.length > 0;
    return (
      hasTags || [item.data, ...notes.map((field) => item[field])].some((text) => !isEmptyRichText(text))
    );
  });

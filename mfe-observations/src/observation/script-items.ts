import { type ItemTag, newUid, type ObservationItem } from '@coaching/contracts';
import {
  field,
  fieldsOf,
  keepsText,
  listOf,
  markedElsewhere,
  type Part,
  richText,
} from '@coaching/mfe-kit/merging';

const rowOf = ({ rubric_uid, row_uid }: ItemTag) => `${rubric_uid} ${row_uid}`;

/** Rows that both sides tagged; what an older journal holds has none. */
const tags = field<ItemTag[]>({
  isSame: (one = [], other = []) => one.map(rowOf).join() === other.map(rowOf).join(),
  both: (mine = [], theirs = []) => [
    ...new Map([...theirs, ...mine].map((tag) => [rowOf(tag), tag])).values(),
  ],
});

const item = fieldsOf<ObservationItem, Exclude<keyof ObservationItem, 'uid'>>({
  time: field(),
  timestamp: field(),
  ob_type: field(),
  data: richText((mine) => mine),
  notes: richText(),
  teacher_notes: richText(),
  tags,
});

/**
 * The lines of a script. Of one whose text both rewrote, this device's text stays and the other's follows as a marked
 * copy.
 * @param makeUid makes the copy's uid
 */
export const scriptItems = (makeUid: () => string = newUid): Part<ObservationItem[]> =>
  listOf<ObservationItem>({
    key: ({ uid }) => uid,
    item,
    saved: 'whole',
    isBefore: (one, other) => one.timestamp <= other.timestamp,
    apart({ base, theirs, merged }) {
      if (keepsText(base.data, theirs.data, merged.data)) return [merged];
      const copy = {
        uid: makeUid(),
        data: markedElsewhere(theirs.data),
        notes: null,
        teacher_notes: null,
        tags: [],
      };
      return [merged, { ...theirs, ...copy }];
    },
  });

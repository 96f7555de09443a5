import { MAX_EVIDENCE_LINES, type ObservationEvidence } from '@coaching/contracts';
import { shownRichText } from '@coaching/service-kit';
import type { ItemRecord, ObservationRecord } from '../observation/observation-record';

const rowsOf = ({ tags = [] }: ItemRecord, rubric_uid: string): string[] =>
  tags.filter((tag) => tag.rubric_uid === rubric_uid).map(({ row_uid }) => row_uid);

const hasWords = ({ data }: ItemRecord): boolean => /\S/.test(data.replace(/<[^>]*>|&nbsp;/g, ' '));

const shownLine = ({ uid: item_uid, time, data }: ItemRecord) => ({
  item_uid,
  time,
  data: shownRichText(data),
});

interface Asked {
  rubric_uid: string;
  withUntagged: boolean;
}

/** The lines of an observation that are evidence for rows of a rubric, and where asked those without a tag of it. */
export function evidenceIn(
  { uid, title, timestamp, items }: Pick<ObservationRecord, 'uid' | 'title' | 'timestamp' | 'items'>,
  { rubric_uid, withUntagged }: Asked,
): ObservationEvidence {
  const tagged = items.filter((item) => rowsOf(item, rubric_uid).length > 0);
  const untagged = withUntagged
    ? items.filter((item) => rowsOf(item, rubric_uid).length === 0 && hasWords(item))
    : [];
  return {
    uid,
    title,
    timestamp: timestamp?.toISOString() ?? null,
    lines: tagged
      .slice(0, MAX_EVIDENCE_LINES)
      .map((item) => ({ ...shownLine(item), row_uids: rowsOf(item, rubric_uid) })),
    tagged: tagged.length,
    untagged: untagged.slice(0, MAX_EVIDENCE_LINES).map(shownLine),
  };
}

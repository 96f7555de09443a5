import type { ObservationEvidence, PinnedRubric } from '@coaching/contracts';
import { Button, Link, NativeSelect, ProblemNote, RichTextView } from '@coaching/ui-kit';
import { useRef, useState } from 'react';
import { categoryName, rowName } from '../../part-names/part-names';
import { quoteAddress } from '../evidence/quotes';
import classes from './missing-dialog.module.css';
import type { LineTag } from './use-line-tags';

/** @param from where the focus is, which goes on from there. @returns why it could not be tagged; null once it is */
type TagLine = (line: LineTag, from: Element | null) => Promise<string | null>;

interface UntaggedLinesProps {
  rubric: PinnedRubric;
  observations: readonly ObservationEvidence[];
  onTag: TagLine;
}

/** The lines of an instance's observations that are evidence for nothing so far; each is tagged here or left. */
export function UntaggedLines({ rubric, observations, onTag }: UntaggedLinesProps) {
  return observations
    .filter(({ untagged }) => untagged.length > 0)
    .map(({ uid, title, untagged }) => (
      <div key={uid}>
        <h4 className={classes.category}>{title || 'Observation'}</h4>
        <ul aria-label={title || 'Observation'}>
          {untagged.map((line) => (
            <UntaggedLine
              key={line.item_uid}
              rubric={rubric}
              observation_uid={uid}
              line={line}
              onTag={onTag}
            />
          ))}
        </ul>
      </div>
    ));
}

interface UntaggedLineProps {
  rubric: PinnedRubric;
  observation_uid: string;
  line: ObservationEvidence['untagged'][number];
  onTag: TagLine;
}

/** A row is chosen, then the line is tagged with it: arrows alone tag nothing. */
function UntaggedLine({ rubric, observation_uid, line, onTag }: UntaggedLineProps) {
  const { item_uid, time, data } = line;
  const [row_uid, setRow] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const element = useRef<HTMLLIElement>(null);
  const row = rubric.categories.flatMap(({ rows }) => rows).find(({ uid }) => uid === row_uid);
  const rests = !row || isBusy;

  async function tag() {
    if (rests) return;
    setBusy(true);
    setProblem(null);
    const newTag = { rubric_uid: rubric.uid, row_uid: row.uid, row_name: rowName(row) };
    setProblem(await onTag({ observation_uid, item_uid, time, tag: newTag }, element.current));
    setBusy(false);
  }

  return (
    <li ref={element} className={classes.line}>
      <RichTextView html={data} />
      <div className={classes.tagging}>
        <Link href={quoteAddress({ observation_uid, item_uid })}>{time}</Link>
        <NativeSelect
          data-line={item_uid}
          aria-label={`Rubric row for the line of ${time}`}
          value={row_uid}
          data={[
            { value: '', label: 'No tag' },
            ...rubric.categories.map((category) => ({
              group: categoryName(category),
              items: category.rows.map((each) => ({ value: each.uid, label: rowName(each) })),
            })),
          ]}
          onChange={(event) => setRow(event.currentTarget.value)}
        />
        <Button
          variant="light"
          aria-label={`Tag the line of ${time}`}
          // It stays in reach of the keyboard while there is nothing to tag with.
          aria-disabled={rests || undefined}
          data-disabled={rests || undefined}
          onClick={() => void tag()}
        >
          Tag
        </Button>
      </div>
      {problem && <ProblemNote>{problem}</ProblemNote>}
    </li>
  );
}

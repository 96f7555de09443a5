import type { ObservationEvidence, PinnedRubric } from '@coaching/contracts';
import { callErrorText, callKey, queryClient } from '@coaching/mfe-kit';
import { Link, NativeSelect, ProblemNote, RichTextView } from '@coaching/ui-kit';
import { useState } from 'react';
import { categoryName, rowName } from '../../part-names/part-names';
import { quoteAddress } from '../evidence/quotes';
import classes from './missing-dialog.module.css';
import { tagLine } from './tag-line';

const GONE = 'This line is no longer there, or carries as many tags as it can.';

interface UntaggedLinesProps {
  rubric: PinnedRubric;
  observations: readonly ObservationEvidence[];
}

/** The lines of an instance's observations that are evidence for nothing so far; each is tagged here or left. */
export function UntaggedLines({ rubric, observations }: UntaggedLinesProps) {
  return observations
    .filter(({ untagged }) => untagged.length > 0)
    .map(({ uid, title, untagged }) => (
      <div key={uid}>
        <h4 className={classes.category}>{title || 'Observation'}</h4>
        <ul aria-label={title || 'Observation'}>
          {untagged.map((line) => (
            <UntaggedLine key={line.item_uid} rubric={rubric} observation_uid={uid} line={line} />
          ))}
        </ul>
      </div>
    ));
}

interface UntaggedLineProps {
  rubric: PinnedRubric;
  observation_uid: string;
  line: ObservationEvidence['untagged'][number];
}

function UntaggedLine({ rubric, observation_uid, line }: UntaggedLineProps) {
  const [row_uid, setRow] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  async function tag(chosen: string) {
    const row = rubric.categories.flatMap(({ rows }) => rows).find(({ uid }) => uid === chosen);
    if (!row) return;
    setRow(chosen);
    setProblem(null);
    try {
      const newTag = { rubric_uid: rubric.uid, row_uid: row.uid, row_name: rowName(row) };
      const isTagged = await tagLine(observation_uid, line.item_uid, newTag);
      if (isTagged) void queryClient.invalidateQueries({ queryKey: callKey('getEvidence') });
      else setProblem(GONE);
    } catch (error) {
      setRow('');
      setProblem(callErrorText(error));
    }
  }

  return (
    <li className={classes.line}>
      <RichTextView html={line.data} />
      <div className={classes.tagging}>
        <Link href={quoteAddress({ observation_uid, item_uid: line.item_uid })}>{line.time}</Link>
        <NativeSelect
          aria-label={`Tag the line of ${line.time}`}
          value={row_uid}
          disabled={row_uid !== ''}
          data={[
            { value: '', label: 'No tag' },
            ...rubric.categories.map((category) => ({
              group: categoryName(category),
              items: category.rows.map((row) => ({ value: row.uid, label: rowName(row) })),
            })),
          ]}
          onChange={(event) => void tag(event.currentTarget.value)}
        />
      </div>
      {problem && <ProblemNote>{problem}</ProblemNote>}
    </li>
  );
}

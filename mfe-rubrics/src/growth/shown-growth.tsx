import { formatDay, type RubricGrowth } from '@coaching/contracts';
import { useFocusBack } from '@coaching/mfe-kit/focus-back';
import { EmptyState, usePrinting } from '@coaching/ui-kit';
import { Tabs } from '@coaching/ui-kit/tabs';
import { useMemo, useRef } from 'react';
import { GROWTH_PATH, type GrowthView, writeGrowthAddress } from './address/growth-address';
import { useGrowthAddress } from './address/use-growth-address';
import classes from './growth.module.css';
import { HeatMap } from './heat-map/heat-map';
import type { MarkHref } from './marks/mark-link';
import { pictureOf } from './picture';
import { Steps } from './steps/steps';
import { GrowthTable, rowId } from './table/growth-table';
import { growthSentence, type Subject } from './words/growth-sentence';
import { levelNumber, levelWords } from './words/level-words';
import { notShown } from './words/not-shown';

const tabs = [
  { name: 'steps', label: 'Steps' },
  { name: 'heat-map', label: 'Heat map' },
  { name: 'table', label: 'Table' },
] as const;

interface ShownGrowthProps {
  growth: RubricGrowth;
  subject: Subject;
  view: GrowthView;
  onView: (view: GrowthView) => void;
  /** When the server said so. */
  asOf: Date;
}

/** How a rubric's rows went: a sentence, a picture, its numbers, and what is left out. */
export function ShownGrowth({ growth, subject, view, onView, asOf }: ShownGrowthProps) {
  const picture = useMemo(() => pictureOf(growth), [growth]);
  const [address] = useGrowthAddress();
  const printing = usePrinting();
  const whole = useRef<HTMLDivElement>(null);
  useFocusBack(whole);
  const sentence = growthSentence(growth, subject);
  if (sentence === null) return <EmptyState>{notShown(growth, subject)}</EmptyState>;
  const { columns } = picture;
  const isGroup = subject.kind === 'group';
  const isOfEarlier = growth.rows.some(({ points }) =>
    points.some(({ version }) => version !== growth.rubric.version),
  );
  const tablePath = `${GROWTH_PATH}?${writeGrowthAddress({ ...address, view: 'table' })}`;
  const hrefOf: MarkHref = (row, { rubric_instance_uid }) =>
    rubric_instance_uid === null ? `${tablePath}#${rowId(row.uid)}` : `/rubric/use/${rubric_instance_uid}`;
  const table = <GrowthTable picture={picture} rowName={growth.rubric.row_name} isGroup={isGroup} />;
  return (
    <div ref={whole} className={classes.view}>
      <p className={classes.sentence}>{sentence}</p>
      <p className={classes.quiet}>
        {'Levels, from the left of the rubric: '}
        {columns.map((_, level) => `${levelNumber(level)} ${levelWords(level, columns)}`).join(' · ')}
      </p>
      <Tabs label="How growth is shown" tabs={tabs} current={view} onChange={onView}>
        {view === 'steps' && <Steps {...picture} hrefOf={hrefOf} />}
        {view === 'heat-map' && <HeatMap {...picture} hrefOf={hrefOf} />}
        {view === 'table' && table}
      </Tabs>
      {printing && view !== 'table' && table}
      <div className={classes.notes}>
        {isOfEarlier && (
          <p>
            Scores by earlier versions are read by the latest version of the rubric; what has no place in it
            is left out.
          </p>
        )}
        {isGroup && (
          <p>
            Each month is the median of its people, each by the last score of the month. A row’s month in
            which fewer than five people were scored is left out, and so is the month that is running: either
            could tell of one person.
          </p>
        )}
        <p>As of {formatDay(asOf)}</p>
      </div>
    </div>
  );
}

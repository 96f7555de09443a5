import type { CallResponse } from '@coaching/contracts';
import { type Coachee, CoacheeField } from '@coaching/interaction-kit/coachee';
import { NativeSelect } from '@coaching/ui-kit';
import type { GrowthScope } from './address/growth-address';
import type { OfferedScope } from './address/offered';
import classes from './growth.module.css';

/** One of several is identified by its kind and uid; coachees whom one picks are one choice. */
const choiceOf = (scope: GrowthScope, me: string): string =>
  scope.kind === 'coachee' && scope.uid !== me ? 'coachee' : `${scope.kind} ${scope.uid}`;

const unnamed = { coachee: 'A coachee', program: 'The program', organization: 'The organization' } as const;

interface GrowthFiltersProps {
  /** Uid of who looks. */
  me: string;
  offered: readonly OfferedScope[];
  scope: GrowthScope;
  onScope: (scope: GrowthScope) => void;
  /** The coachee whom `scope` names, once they are known. */
  coachee: Coachee | null;
  rubrics: CallResponse<'getGrowthRubrics'>['rubrics'];
  rubric: string | null;
  onRubric: (tool_uid: string) => void;
}

/** Whose growth is shown, and by which rubric. */
export function GrowthFilters(props: GrowthFiltersProps) {
  const { me, offered, scope, onScope, coachee, rubrics, rubric, onRubric } = props;
  const current = choiceOf(scope, me);
  const picks = offered.some((one) => one.scope.kind === 'coachee' && one.scope.uid === null);
  const choices = offered.map((one) => ({
    value: choiceOf(one.scope, me),
    label: one.label,
    scope: one.scope,
  }));
  // An address can name what one is not offered; the server says whether one may see it.
  const shown = choices.some(({ value }) => value === current)
    ? choices
    : [...choices, { value: current, label: unnamed[scope.kind], scope }];
  return (
    <div className={classes.filters}>
      {shown.length > 1 && (
        <NativeSelect
          label="Growth of"
          value={current}
          onChange={(event) => {
            const chosen = shown.find(({ value }) => value === event.currentTarget.value);
            if (chosen) onScope(chosen.scope);
          }}
          data={shown.map(({ value, label }) => ({ value, label }))}
        />
      )}
      {picks && current === 'coachee' && (
        <CoacheeField
          value={coachee}
          onChange={(chosen) => onScope({ kind: 'coachee', uid: chosen?.uid ?? null })}
        />
      )}
      {rubrics.length > 0 && (
        <NativeSelect
          label="Rubric"
          value={rubric ?? ''}
          onChange={(event) => onRubric(event.currentTarget.value)}
          data={rubrics.map(({ tool_uid, name }) => ({ value: tool_uid, label: name }))}
        />
      )}
    </div>
  );
}

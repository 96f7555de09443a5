import { useSession } from '@coaching/mfe-kit';
import { UserMultiSelect, UserSelect } from '@coaching/ui-kit/user-select';
import type { Ref } from 'react';
import { BrowsePeople } from './browse-people';
import type { Coachee } from './coachee';
import classes from './coachee-field.module.css';
import { findCoachees } from './find-coachees';

interface OneCoachee {
  multiple?: false;
  value: Coachee | null;
  onChange: (coachee: Coachee | null) => void;
}

interface SeveralCoachees {
  /** Any number of coachees. */
  multiple: true;
  value: readonly Coachee[];
  onChange: (coachees: Coachee[]) => void;
}

type CoacheeFieldProps = (OneCoachee | SeveralCoachees) & {
  error?: string;
  ref?: Ref<HTMLInputElement>;
};

/** Chooses a coachee, or several, among those this coach may coach, by typing or from a list. */
export function CoacheeField({ error, ref, ...choice }: CoacheeFieldProps) {
  const { user } = useSession();
  const field = {
    ref,
    error,
    label: 'Coachee',
    required: true,
    search: async (query: string, signal: AbortSignal) =>
      (await findCoachees(user.uid, { query }, signal)).users,
  };
  return (
    <div className={classes.coachee}>
      {choice.multiple ? (
        <>
          <UserMultiSelect {...field} value={choice.value} onChange={choice.onChange} />
          <BrowsePeople className={classes.browse} multiple value={choice.value} onChange={choice.onChange} />
        </>
      ) : (
        <>
          <UserSelect {...field} value={choice.value} onChange={choice.onChange} />
          <BrowsePeople
            className={classes.browse}
            value={choice.value ? [choice.value] : []}
            onChange={([coachee]) => choice.onChange(coachee ?? null)}
          />
        </>
      )}
    </div>
  );
}

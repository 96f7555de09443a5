import { useSession } from '@coaching/mfe-kit';
import { UserMultiSelect, UserSelect } from '@coaching/ui-kit/user-select';
import type { FocusEvent, Ref } from 'react';
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

/**
 * The list opens once somebody presses, types or goes down: with the focus alone, which a screen gives the field where
 * nobody is chosen, it would cover the words that say so.
 */
function keepListClosed(event: FocusEvent) {
  if (event.target instanceof HTMLInputElement) event.stopPropagation();
}

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
          <div onFocusCapture={keepListClosed}>
            <UserMultiSelect {...field} value={choice.value} onChange={choice.onChange} />
          </div>
          <BrowsePeople className={classes.browse} multiple value={choice.value} onChange={choice.onChange} />
        </>
      ) : (
        <>
          <div onFocusCapture={keepListClosed}>
            <UserSelect {...field} value={choice.value} onChange={choice.onChange} />
          </div>
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

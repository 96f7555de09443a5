import { useSession } from '@coaching/mfe-kit';
import { UserSelect } from '@coaching/ui-kit/user-select';
import type { Ref } from 'react';
import { BrowsePeople } from './browse-people';
import classes from './coachee-field.module.css';
import type { Coachee } from './configuration';
import { findCoachees } from './find-coachees';

interface CoacheeFieldProps {
  value: Coachee | null;
  onChange: (coachee: Coachee | null) => void;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Chooses a coachee among those this coach may coach, by typing or from a list. */
export function CoacheeField({ value, onChange, error, ref }: CoacheeFieldProps) {
  const { user } = useSession();
  return (
    <div className={classes.coachee}>
      <UserSelect
        ref={ref}
        label="Coachee"
        required
        value={value}
        onChange={onChange}
        search={async (query, signal) => (await findCoachees(user.uid, { query }, signal)).users}
        error={error}
      />
      <BrowsePeople className={classes.browse} value={value} onChange={onChange} />
    </div>
  );
}

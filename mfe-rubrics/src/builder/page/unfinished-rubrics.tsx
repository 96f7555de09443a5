import { isSameOwner } from '@coaching/access';
import type { ToolSet } from '@coaching/contracts';
import { sameScreen, useSession } from '@coaching/mfe-kit';
import { neverSent } from '@coaching/mfe-kit/autosave';
import { Button } from '@coaching/ui-kit';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { EditedRubric } from '../rubric/edited-rubric';
import { rubricAutosave } from '../rubric/rubric-autosave';
import classes from './builder.module.css';

interface UnfinishedRubricsProps {
  set: ToolSet;
  /** The one that is open. */
  uid: string;
}

/** Rubrics of these tools that were begun on this device and lack something to be saved: each can be gone on with. */
export function UnfinishedRubrics({ set, uid }: UnfinishedRubricsProps) {
  const { user } = useSession();
  const navigate = useNavigate();
  const [unfinished, setUnfinished] = useState<EditedRubric[]>([]);
  useEffect(() => {
    let isGone = false;
    // A device that stores nothing has none.
    void neverSent(rubricAutosave, user.uid)
      .catch(() => [])
      .then((left) => {
        if (!isGone) setUnfinished(left.map(({ mine }) => mine));
      });
    return () => {
      isGone = true;
    };
  }, [user.uid]);

  const others = unfinished.filter((rubric) => rubric.uid !== uid && isSameOwner(rubric, set));
  return others.map((rubric) => (
    <p key={rubric.uid} className={classes.unfinished}>
      {rubric.name.trim() || 'A rubric without a name'} was begun on this device and is not finished.{' '}
      <Button
        variant="subtle"
        size="compact-md"
        onClick={() => void navigate('.', { replace: true, state: sameScreen(rubric.uid) })}
      >
        Go on with it
      </Button>
    </p>
  ));
}

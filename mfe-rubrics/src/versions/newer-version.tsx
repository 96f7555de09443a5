import type { UsedAutosave } from '@coaching/mfe-kit/autosave';
import { Button, latePart } from '@coaching/ui-kit';
import { useState } from 'react';
import type { EditedInstance } from '../instance/edited-instance';
import classes from './versions.module.css';

const NewerVersionDialog = latePart(() => import('./newer-version-dialog'));

interface NewerVersionProps {
  instance: EditedInstance;
  autosave: Pick<UsedAutosave<EditedInstance>, 'receive' | 'state'>;
}

/** Says that the rubric has a later version, and leads to what moving on would mean. Nothing moves by itself. */
export function NewerVersion({ instance, autosave }: NewerVersionProps) {
  const [opened, setOpened] = useState(false);
  if (instance.newer_version === null) return null;
  return (
    <section className={classes.note} aria-label="A newer version of this rubric">
      <div className={classes.head}>
        <p>There is a newer version of this rubric. This goes on with the one it began with.</p>
        <Button variant="light" size="compact-sm" aria-haspopup="dialog" onClick={() => setOpened(true)}>
          See what would change
        </Button>
      </div>
      {opened && (
        <NewerVersionDialog
          instance={instance}
          version={instance.newer_version}
          autosave={autosave}
          onClose={() => setOpened(false)}
        />
      )}
    </section>
  );
}

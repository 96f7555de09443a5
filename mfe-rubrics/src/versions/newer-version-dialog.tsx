import { callApi, callErrorText, useCall } from '@coaching/mfe-kit';
import { isSettled, type UsedAutosave } from '@coaching/mfe-kit/autosave';
import { Button, ErrorState, LoadingState, ProblemNote, toast } from '@coaching/ui-kit';
import { Dialog, DialogForm } from '@coaching/ui-kit/dialog';
import { type FormEvent, useState } from 'react';
import { type EditedInstance, edited } from '../instance/edited-instance';
import { LeftOverList } from './left-over';
import { type VersionChanges, versionChanges } from './version-changes';
import classes from './versions.module.css';

interface NewerVersionDialogProps {
  instance: EditedInstance;
  version: number;
  autosave: Pick<UsedAutosave<EditedInstance>, 'receive' | 'state'>;
  onClose: () => void;
}

const headings: readonly [keyof VersionChanges, string][] = [
  ['newRows', 'New rows'],
  ['goneRows', 'Rows that are gone'],
  ['newLevels', 'New levels'],
  ['goneLevels', 'Levels that are gone'],
];

const focusFirst = (button: HTMLButtonElement | null) => button?.focus();

/** What moving on to the rubric's later version would mean, and the way to do it. */
export default function NewerVersionDialog({
  instance,
  version,
  autosave,
  onClose,
}: NewerVersionDialogProps) {
  const params = { uid: instance.uid };
  const { data, error, refetch, isFetching } = useCall(
    'getNewerRubric',
    { params },
    { gcTime: 0, quiet: true },
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [isMoving, setMoving] = useState(false);
  const isSaved = isSettled(autosave.state);

  async function move(event: FormEvent) {
    event.preventDefault();
    setMoving(true);
    try {
      const body = { version: data?.rubric?.version ?? version };
      const { rubric_instance } = await callApi('moveRubricInstance', { params, body }, { quiet: true });
      autosave.receive(edited(rubric_instance));
      toast.success('This goes on with the newer version.');
      onClose();
    } catch (cause) {
      setProblem(callErrorText(cause));
      setMoving(false);
    }
  }

  return (
    <Dialog opened onClose={onClose} title="A newer version of this rubric" size={640}>
      {error ? (
        <ErrorState
          title="The newer version could not be loaded."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : !data ? (
        <LoadingState rows={4} />
      ) : (
        <DialogForm
          onSubmit={(event) => void move(event)}
          buttons={
            <>
              {/* The dialog has opened, with the focus on its X, before it is known what it asks. */}
              <Button ref={focusFirst} variant="default" data-autofocus onClick={onClose}>
                Stay with this one
              </Button>
              <Button type="submit" loading={isMoving} disabled={!isSaved || data.rubric === null}>
                Move to the newer version
              </Button>
            </>
          }
        >
          {data.rubric && <Changes changes={versionChanges(instance.rubric, data.rubric)} />}
          {data.left_over.length === 0 ? (
            <p className={classes.plain}>All that was scored fits the newer version.</p>
          ) : (
            <section aria-label="What would not fit">
              <h3 className={classes.heading}>What would not fit</h3>
              <p className={classes.quiet}>It stays here, below the rubric.</p>
              <LeftOverList scores={data.left_over} />
            </section>
          )}
          {!isSaved && <p className={classes.quiet}>It can move once all that you scored is saved.</p>}
          {problem && <ProblemNote>{problem}</ProblemNote>}
        </DialogForm>
      )}
    </Dialog>
  );
}

function Changes({ changes }: { changes: VersionChanges }) {
  return headings
    .filter(([kind]) => changes[kind].length > 0)
    .map(([kind, heading]) => (
      <section key={kind} aria-label={heading}>
        <h3 className={classes.heading}>{heading}</h3>
        <ul className={classes.names}>
          {changes[kind].map((name, index) => (
            // Several can have one name, or none.
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <li key={index}>{name}</li>
          ))}
        </ul>
      </section>
    ));
}

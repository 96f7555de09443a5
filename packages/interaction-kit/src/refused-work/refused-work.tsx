import { mayWriteFor } from '@coaching/access';
import { interactionKinds } from '@coaching/contracts';
import { saveAsFile, serverNow, useSession } from '@coaching/mfe-kit';
import { Button, Link, toast } from '@coaching/ui-kit';
import type { ScreenKind } from '../kind';
import classes from './refused-work.module.css';
import { writtenIn } from './written-in';

export interface RefusedWorkProps {
  kind: ScreenKind;
  /** With all that is on this device alone; read only when it is taken along. */
  entity: () => object;
  /** Why it could not be saved. */
  problem: string;
  onRetry: () => void;
  /** Puts away what is refused, where it can never be saved; the rest stays. */
  onDiscard?: () => void;
}

/** Says of words that the server refuses why, that they are still on this device, and how to go on with them. */
export function RefusedWork({ kind, entity, problem, onRetry, onDiscard }: RefusedWorkProps) {
  const { actor } = useSession();
  const lacksLicense = !mayWriteFor(interactionKinds[kind.entity_type].tool_type, actor, serverNow());
  const copy = () =>
    navigator.clipboard.writeText(writtenIn(entity())).then(
      () => toast.success('Your text was copied'),
      () => toast.error('Your text could not be copied. Download it instead.'),
    );
  return (
    <section className={classes.refused} aria-label="Not saved" role="alert">
      <p className={classes.words}>{problem}</p>
      <p className={classes.words}>
        What you wrote is still on this device
        {lacksLicense
          ? ', and is saved as soon as your license covers it again. You can also take the text along.'
          : '. You can take the text along.'}
      </p>
      <div className={classes.buttons}>
        {lacksLicense && (
          <Button component={Link} href="/payment">
            See the plans
          </Button>
        )}
        <Button variant="default" onClick={onRetry}>
          Save again
        </Button>
        <Button variant="default" onClick={() => void copy()}>
          Copy the text
        </Button>
        <Button
          variant="default"
          onClick={() => saveAsFile(`${kind.noun}.txt`, 'text/plain', writtenIn(entity()))}
        >
          Download the text
        </Button>
        {onDiscard && (
          <Button variant="subtle" color="red" onClick={onDiscard}>
            Put the text away
          </Button>
        )}
      </div>
    </section>
  );
}

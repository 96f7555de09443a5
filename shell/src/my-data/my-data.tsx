import { callErrorText, useSession } from '@coaching/mfe-kit';
import { saveAsFile } from '@coaching/mfe-kit/page';
import { profileStyles as classes } from '@coaching/mfe-kit/profile';
import { Button, ProblemNote } from '@coaching/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { gatherMyData } from './gather';

const FAILED = 'Your data could not be gathered. Please try again.';

/** Everything that the platform has of oneself, as one archive to take along. */
export function MyData() {
  const { user } = useSession();
  const [progress, setProgress] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => () => running.current?.abort(), []);

  async function download() {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setBusy(true);
    setProblem(null);
    setProgress('Your data is being gathered…');
    try {
      const read = (done: number, of: number) => setProgress(`${done} of ${of} interactions gathered…`);
      const data = await gatherMyData(user.uid, read, signal);
      const { archiveOf } = await import(/* webpackChunkName: "my-data-archive" */ './archive');
      const bytes = await archiveOf(data, user, new Date());
      signal.throwIfAborted();
      saveAsFile('my-data.zip', 'application/zip', bytes);
      setProgress('Your data was downloaded.');
    } catch (error) {
      setProgress(signal.aborted ? 'Stopped. Nothing was downloaded.' : null);
      if (!signal.aborted) setProblem(callErrorText(error) ?? FAILED);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <p className={classes.quiet}>
        An archive of your account, your interactions and action steps as you may read them, as JSON and a
        table, with a list that says what is in it and what is not.
      </p>
      <div className={classes.buttons}>
        <Button variant="default" loading={busy} onClick={() => void download()}>
          Download my data
        </Button>
        {busy && (
          <Button variant="subtle" onClick={() => running.current?.abort()}>
            Stop
          </Button>
        )}
      </div>
      {problem && <ProblemNote>{problem}</ProblemNote>}
      <p role="status" className={classes.quiet}>
        {progress}
      </p>
    </>
  );
}

import { reportCallError } from '@coaching/mfe-kit';
import { saveAsFile } from '@coaching/mfe-kit/page';
import { Button, Link, Prose } from '@coaching/ui-kit';
import { useState } from 'react';
import { allPastWork } from '../my-data/interactions-of';
import { readPastWork } from '../routing/reads-past-work';
import classes from './payment.module.css';

/** What a coach without a licence still has: all they wrote, to read and to take along. */
export function PastWork() {
  const [progress, setProgress] = useState<string | null>(null);
  const download = async () => {
    setProgress('Your work is being gathered…');
    try {
      const work = await allPastWork((done, of) => setProgress(`${done} of ${of} gathered…`));
      saveAsFile('past-work.json', 'application/json', JSON.stringify(work, null, 2));
      setProgress(work.length === 0 ? 'There is nothing to download yet.' : 'Your work was downloaded.');
    } catch (error) {
      setProgress(null);
      reportCallError(error);
    }
  };
  return (
    <section className={classes.past} aria-labelledby="past-work">
      <h2 id="past-work" className={classes.name}>
        Your past work
      </h2>
      <Prose>
        <p>Everything you wrote is yours to read and to download, also without a license.</p>
      </Prose>
      <div className={classes.buttons}>
        <Button component={Link} href="/interactions" variant="default" onClick={readPastWork}>
          Read your past work
        </Button>
        <Button variant="default" onClick={() => void download()}>
          Download your past work
        </Button>
      </div>
      <p role="status" className={classes.tools}>
        {progress}
      </p>
    </section>
  );
}

import { reportCallError } from '@coaching/mfe-kit';
import { Button, Link, Prose } from '@coaching/ui-kit';
import { useState } from 'react';
import { readPastWork } from '../routing/reads-past-work';
import { allPastWork } from './all-past-work';
import classes from './payment.module.css';

/** Has the browser save something as a file. */
function saveAsFile(name: string, content: object): void {
  const href = URL.createObjectURL(
    new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }),
  );
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  URL.revokeObjectURL(href);
}

/** What a coach without a licence still has: all they wrote, to read and to take along. */
export function PastWork() {
  const [progress, setProgress] = useState<string | null>(null);
  const download = async () => {
    setProgress('Your work is being gathered…');
    try {
      const work = await allPastWork((done, of) => setProgress(`${done} of ${of} gathered…`));
      saveAsFile('past-work.json', work);
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
        <p>Everything you wrote is yours to read and to download, also without a licence.</p>
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

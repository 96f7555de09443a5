import type { PeopleImport } from '@coaching/contracts';
import { Button, ContentColumn, PageHeader, ProblemNote } from '@coaching/ui-kit';
import { progressWords } from './import-words';
import { LastImports } from './last-imports';
import { resultHref } from './result-href';
import classes from './upload.module.css';
import type { UploadTarget } from './upload-target';
import { useImport } from './use-import';

/** An import that stopped half-way, to be gone on with. @param onDone called once all of it is done */
export function StoppedImport({
  target,
  record,
  onDone,
}: {
  target: UploadTarget;
  record: PeopleImport;
  onDone: (record: PeopleImport) => void;
}) {
  const { run, busy, problem, progress } = useImport();
  const canGoOn = record.status === 'running' || record.status === 'done';
  async function goOn() {
    const end = await run(record);
    if (typeof end !== 'string') onDone(end.import);
  }
  return (
    <>
      <PageHeader
        title={`Upload ${target.role}`}
        back={{ href: target.home, label: 'Back' }}
        action={
          canGoOn && (
            <Button loading={busy} onClick={() => void goOn()}>
              Go on
            </Button>
          )
        }
      />
      <ContentColumn>
        <p className={classes.summary} role="status">
          {record.status === 'running' && !busy ? 'This import stopped half-way. ' : ''}
          {progressWords(progress ?? record)}{' '}
          <Button component="a" href={resultHref(record.uid)} download variant="subtle" size="compact-sm">
            Download the result
          </Button>
        </p>
        {problem && <ProblemNote>{problem}</ProblemNote>}
        <LastImports place={target} />
      </ContentColumn>
    </>
  );
}

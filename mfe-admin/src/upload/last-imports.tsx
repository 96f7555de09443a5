import { formatMoment, type PeopleImport } from '@coaching/contracts';
import { callErrorText, useCall, useSession } from '@coaching/mfe-kit';
import { Button, EmptyState, ErrorState, LoadingState, ProblemNote, useConfirm } from '@coaching/ui-kit';
import { importWords, progressWords } from './import-words';
import classes from './last-imports.module.css';
import { resultHref } from './result-href';
import type { UploadPlace } from './upload-target';
import { useImport } from './use-import';
import { type LeftRow, useTakeBack } from './use-take-back';

/** Imports that are shown. */
const SHOWN = 5;

const LeftPeople = ({ left }: { left: readonly LeftRow[] }) => (
  <div className={classes.left} role="status">
    {left.length === 0 ? (
      'Everybody was taken back.'
    ) : (
      <>
        {left.length === 1 ? '1 was left:' : `${left.length.toLocaleString('en-US')} were left:`}
        <ul>
          {left.map(({ number, username, message }) => (
            <li key={number}>
              {username}: {message}
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
);

interface ImportRowProps {
  record: PeopleImport;
  busy: boolean;
  disabled: boolean;
  /** Goes on with it where it stopped; not given where that is another’s. */
  onGoOn?: () => void;
  onTakeBack: () => void;
}

function LastImport({ record, busy, disabled, onGoOn, onTakeBack }: ImportRowProps) {
  const when = formatMoment(new Date(record.created_at));
  const name = record.file_name || 'A list';
  return (
    <li className={classes.row}>
      <div className={classes.facts}>
        <strong>{name}</strong>
        <span className={classes.quiet}>
          {record.role}, {when}, {record.by.username}
        </span>
        <span>{importWords(record)}</span>
      </div>
      <div className={classes.actions}>
        <Button
          component="a"
          href={resultHref(record.uid)}
          download
          variant="default"
          aria-label={`Result of ${name}, ${when}`}
        >
          Result
        </Button>
        {onGoOn && record.status === 'running' && (
          <Button disabled={disabled} aria-label={`Go on with ${name}, ${when}`} onClick={onGoOn}>
            Go on
          </Button>
        )}
        {record.may_take_back && (
          <Button
            color="red"
            variant="outline"
            loading={busy}
            disabled={disabled}
            aria-label={`Take back ${name}, ${when}`}
            onClick={onTakeBack}
          >
            Take back
          </Button>
        )}
      </div>
    </li>
  );
}

/** The last lists that were imported into a place: what became of each, its result as a file, and the way back. */
export function LastImports({ place: { entity } }: { place: UploadPlace }) {
  const query = {
    rowsPerPage: SHOWN,
    ...(entity && { entity_type: entity.entity_type, entity_uid: entity.uid }),
  };
  const { data, error, refetch, isFetching } = useCall('getImports', { query }, { quiet: true });
  const { user } = useSession();
  const ask = useConfirm();
  const { takeBack, busy, problem, left } = useTakeBack(() => void refetch());

  const { run, ...going } = useImport();
  const goOn = (record: PeopleImport) => void run(record).then(() => refetch());

  async function confirmed(record: PeopleImport) {
    const isSure = await ask({
      title: 'Take this import back?',
      message:
        'People whom it made go to the recycle bin, places that it added are taken away, and names are what they were. Who has signed in, has an interaction or was changed since is left.',
      confirm: 'Take back',
      destructive: true,
    });
    if (isSure) await takeBack(record.uid);
  }

  return (
    <section className={classes.imports} aria-labelledby="last-imports">
      <h2 id="last-imports">Last imports</h2>
      {(problem ?? going.problem) && <ProblemNote>{problem ?? going.problem}</ProblemNote>}
      {going.busy && going.progress && <p role="status">{progressWords(going.progress)}</p>}
      {left && <LeftPeople left={left} />}
      {data ? (
        data.imports.length === 0 ? (
          <EmptyState>Lists that you import are here afterwards, to be looked at or taken back.</EmptyState>
        ) : (
          <ul className={classes.list}>
            {data.imports.map((record) => (
              <LastImport
                key={record.uid}
                record={record}
                busy={busy === record.uid}
                disabled={busy !== null || going.busy}
                onGoOn={record.by.uid === user.uid ? () => goOn(record) : undefined}
                onTakeBack={() => void confirmed(record)}
              />
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState
          title={callErrorText(error) ?? 'The last imports could not be loaded.'}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <LoadingState shape="table" rows={2} label="Loading the last imports" />
      )}
    </section>
  );
}

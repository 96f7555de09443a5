import { formatMoment } from '@coaching/contracts';
import { Button, ProblemNote } from '@coaching/ui-kit';

interface OlderNoteProps {
  /** Only what was deleted before then is listed; undefined for the latest. */
  before: string | undefined;
  /** Of what was deleted before then not everything is listed; null when this is all. */
  since: string | null;
  onChange: (before: string | undefined) => void;
}

const words = (moment: string) => formatMoment(new Date(moment));

/** Says which part of a large recycle bin is listed, and leads to the others. */
export function OlderNote({ before, since, onChange }: OlderNoteProps) {
  return (
    <>
      {before && (
        <ProblemNote>
          Only what was deleted before {words(before)} is listed.{' '}
          <Button variant="default" size="compact-sm" onClick={() => onChange(undefined)}>
            Show the latest
          </Button>
        </ProblemNote>
      )}
      {since && (
        <ProblemNote>
          There is more than is listed here: of what was deleted before {words(since)} something is missing.{' '}
          <Button variant="default" size="compact-sm" onClick={() => onChange(since)}>
            Show what was deleted before then
          </Button>
        </ProblemNote>
      )}
    </>
  );
}

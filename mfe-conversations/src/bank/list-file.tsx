import { Button, Icon, ProblemNote } from '@coaching/ui-kit';
import { useDropOverlay } from '@coaching/ui-kit/upload';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import classes from './paste-dialog.module.css';
import { readListFile } from './read-list-file';

interface ListFileProps {
  onText: (text: string) => void;
  /** Where a file can be dropped, too. */
  children: ReactNode;
}

/** Takes a list from a file that is chosen, or dropped on what it stands around. */
export function ListFile({ onText, children }: ListFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const read = await readListFile(file).catch(() => ({ problem: 'This file could not be read.' }));
    setProblem('problem' in read ? read.problem : null);
    if ('text' in read) onText(read.text);
  };
  const { isLit, listeners } = useDropOverlay(({ files }) => void take(files[0]));
  return (
    <div className={classes.drop} data-over={isLit} {...listeners}>
      {children}
      <div>
        <Button
          variant="default"
          leftSection={<Icon of={IconFileSpreadsheet} size={18} />}
          onClick={() => input.current?.click()}
        >
          Choose a CSV file
        </Button>
        <input
          ref={input}
          type="file"
          aria-label="CSV file"
          hidden
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            void take(file);
            // So that the same file can be chosen again.
            event.currentTarget.value = '';
          }}
        />
      </div>
      {problem && <ProblemNote>{problem}</ProblemNote>}
    </div>
  );
}

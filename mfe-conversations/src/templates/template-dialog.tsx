import type { Flowsheet, InterviewQuestion } from '@coaching/contracts';
import { callErrorText } from '@coaching/mfe-kit';
import { useList } from '@coaching/mfe-kit/list-table';
import { Button, EmptyState, ProblemNote } from '@coaching/ui-kit';
import { DataTable } from '@coaching/ui-kit/data-table';
import { Dialog } from '@coaching/ui-kit/dialog';
import { useState } from 'react';
import classes from '../bank/pick-dialog.module.css';
import { fittedColumns, type YieldingColumn } from '../list-room/fitted-columns';
import { useListRoom } from '../list-room/use-list-room';
import { templateColumns } from './template-columns';
import { templateQuestions } from './template-questions';
import { templateTitle } from './template-title';
import { firstTemplatesQuery, type TemplatesQuery } from './templates-query';

/** Rem of the column with the boxes that choose rows. */
const BOXES = 2.75;

const columns: readonly YieldingColumn<Flowsheet>[] = [
  templateColumns.favorite(),
  templateColumns.title,
  templateColumns.filtering,
  templateColumns.questions,
];

interface TemplateDialogProps {
  /** Uid of the tool whose templates they are. */
  question_type: string;
  onClose: () => void;
  onAdd: (questions: InterviewQuestion[]) => void;
}

/** Adds what templates ask, those chosen one after the other. */
export default function TemplateDialog({ question_type, onClose, onAdd }: TemplateDialogProps) {
  const [state, setState] = useState<TemplatesQuery>(firstTemplatesQuery);
  const { ref, room } = useListRoom();
  const change = (next: Partial<TemplatesQuery>) => setState((before) => ({ ...before, ...next }));
  const { table } = useList('getInterviewTemplates', [state, change], {
    rows: ({ flowsheets }) => flowsheets,
    failed: 'The templates could not be loaded.',
    params: { id: question_type },
    filters: ['filtering'],
  });
  const [chosen, setChosen] = useState<string[]>([]);
  const [isAdding, setAdding] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const add = async () => {
    setAdding(true);
    setProblem(null);
    try {
      onAdd((await Promise.all(chosen.map(templateQuestions))).flat());
      onClose();
    } catch (error) {
      setProblem(callErrorText(error) ?? 'The template could not be loaded.');
      setAdding(false);
    }
  };
  return (
    <Dialog opened onClose={onClose} title="Use template" size="100%">
      <div ref={ref}>
        <DataTable
          label="Templates"
          columns={fittedColumns(columns, room, BOXES)}
          {...table}
          rowKey={({ uid }) => uid}
          rowName={templateTitle}
          selection={chosen}
          onSelectionChange={setChosen}
          empty={<EmptyState>Templates of this tool will be here once somebody has made some.</EmptyState>}
        />
      </div>
      {problem && <ProblemNote>{problem}</ProblemNote>}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={chosen.length === 0} loading={isAdding} onClick={() => void add()}>
          Add questions
        </Button>
      </div>
    </Dialog>
  );
}

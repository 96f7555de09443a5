import type { Question, Tool } from '@coaching/contracts';
import { plainWords } from '@coaching/interaction-kit/wording';
import { useCall, useSession } from '@coaching/mfe-kit';
import { useList, useListAddress } from '@coaching/mfe-kit/list-table';
import { Button, EmptyState, Icon, latePart, Switch } from '@coaching/ui-kit';
import { DataTable } from '@coaching/ui-kit/data-table';
import { IconClipboardList, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '../tool/tool.module.css';
import { type BankQuery, firstBankQuery, readBankQuery } from './bank-query';
import { ownerChoices, ownerQuery } from './owner-choices';
import { bankColumns } from './question-columns';
import { searchedColumns } from './searched-columns';
import { useBankActions } from './use-bank-actions';

const BankQuestionDialog = latePart(() => import('./bank-question-dialog'));
const PasteDialog = latePart(() => import('./paste-dialog'));

type Shown = BankQuery & { tab?: 'questions' };

const read = (search: URLSearchParams): Shown => ({ ...readBankQuery(search), tab: 'questions' });

/** The question bank of a tool: searched, filtered, starred, written, pasted, hidden and deleted. */
export default function BankTab({ tool }: { tool: Tool }) {
  const { user, organization } = useSession();
  const address = useListAddress<Shown>(firstBankQuery, read);
  const [state, change] = address;
  const actions = useBankActions();
  const [dialog, setDialog] = useState<Question | 'new' | 'paste' | null>(null);
  const { table } = useList('getQuestions', address, {
    rows: ({ questions }) => questions,
    failed: 'The questions could not be loaded.',
    query: {
      question_type: tool.uid,
      ...ownerQuery(state.owner, user.uid),
      ...({ tab: undefined, owner: undefined } as object),
    },
    filters: ['category', 'owner'],
  });
  const owners = useCall('getQuestionOwners', { params: { question_type: tool.uid } }, { quiet: true });
  const close = () => setDialog(null);
  const add = (
    <Button
      leftSection={<Icon of={IconPlus} size={18} />}
      aria-haspopup="dialog"
      onClick={() => setDialog('new')}
    >
      Add question
    </Button>
  );
  return (
    <>
      <div className={classes.head}>
        <div className={classes.switches}>
          <Switch
            label="Favorites only"
            checked={state.favorites}
            onChange={(event) => change({ favorites: event.currentTarget.checked, page: 1 })}
          />
          <Switch
            label="Show hidden"
            checked={state.hidden}
            onChange={(event) => change({ hidden: event.currentTarget.checked, page: 1 })}
          />
        </div>
        <div className={classes.buttons}>
          <Button
            variant="default"
            leftSection={<Icon of={IconClipboardList} size={18} />}
            aria-haspopup="dialog"
            onClick={() => setDialog('paste')}
          >
            Paste a list
          </Button>
          {add}
        </div>
      </div>
      <DataTable
        label="Questions"
        columns={searchedColumns(
          state.query,
          bankColumns(tool, ownerChoices(owners.data?.owners, user.uid, organization), actions.favorite),
        )}
        {...table}
        rowKey={({ uid }) => uid}
        rowName={({ question }) => plainWords(question)}
        rowActions={(question) => actions.entries(question, () => setDialog(question))}
        empty={
          <EmptyState>
            {state.hidden
              ? 'Nothing is hidden.'
              : 'The questions that conversations are made of will be here.'}
          </EmptyState>
        }
      />
      {dialog === 'paste' ? (
        <PasteDialog tool={tool} onClose={close} />
      ) : (
        dialog !== null && (
          <BankQuestionDialog tool={tool} question={dialog === 'new' ? null : dialog} onClose={close} />
        )
      )}
    </>
  );
}

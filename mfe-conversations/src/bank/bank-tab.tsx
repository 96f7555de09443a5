import type { Question, Tool } from '@coaching/contracts';
import { plainWords } from '@coaching/interaction-kit/wording';
import { useCall, useSession } from '@coaching/mfe-kit';
import { useList, useListAddress } from '@coaching/mfe-kit/list-table';
import { Button, EmptyState, Icon, latePart, NativeSelect, Switch } from '@coaching/ui-kit';
import { DataTable } from '@coaching/ui-kit/data-table';
import { IconClipboardList, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { fittedColumns } from '../list-room/fitted-columns';
import { useListRoom } from '../list-room/use-list-room';
import classes from '../tool/tool.module.css';
import { type BankQuery, firstBankQuery, readBankQuery } from './bank-query';
import { ownerChoices, ownerQuery } from './owner-choices';
import { askedBy } from './question-choices';
import { bankColumns } from './question-columns';
import { searchedColumns } from './searched-columns';
import { useBankActions } from './use-bank-actions';

const BankQuestionDialog = latePart(() => import('./bank-question-dialog'));
const PasteDialog = latePart(() => import('./paste-dialog'));

/** Rem of the column with the menus of rows. */
const ACTIONS = 5;

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
  const choices = ownerChoices(owners.data?.owners, user.uid, organization);
  const { ref, room } = useListRoom();
  const all = bankColumns(
    tool,
    choices,
    actions.favorite,
    (question) => actions.hiddenWords(question) ?? askedBy(question),
  );
  const columns = fittedColumns(all, room, ACTIONS);
  const isOwnerLeftOut = columns.every(({ id }) => id !== 'user');
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
          {isOwnerLeftOut && (
            <NativeSelect
              aria-label="Owner"
              value={state.owner ?? ''}
              data={[{ value: '', label: 'Of all owners' }, ...choices]}
              onChange={(event) => change({ owner: event.currentTarget.value || undefined, page: 1 })}
            />
          )}
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
      <div ref={ref}>
        <DataTable
          label="Questions"
          columns={searchedColumns(state.query, columns)}
          {...table}
          rowKey={({ uid }) => uid}
          rowName={({ question }) => plainWords(question)}
          rowActions={(question) => actions.entries(question, () => setDialog(question))}
          empty={
            <EmptyState>
              {state.hidden
                ? 'Nothing is hidden.'
                : isOwnerLeftOut && state.owner
                  ? 'This owner has no questions here.'
                  : 'The questions that conversations are made of will be here.'}
            </EmptyState>
          }
        />
      </div>
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

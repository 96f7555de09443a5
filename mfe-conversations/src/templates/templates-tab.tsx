import type { Flowsheet, Tool, ToolSet } from '@coaching/contracts';
import { useList, useListAddress } from '@coaching/mfe-kit/list-table';
import { Button, EmptyState, Icon, Link, latePart, Switch } from '@coaching/ui-kit';
import { DataTable } from '@coaching/ui-kit/data-table';
import { IconCopy, IconFileSearch, IconMessagePlus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { searchedColumns } from '../bank/searched-columns';
import { useStars } from '../favorites/use-stars';
import { fittedColumns } from '../list-room/fitted-columns';
import { useListRoom } from '../list-room/use-list-room';
import classes from '../tool/tool.module.css';
import { beginsFrom, newTemplatePath } from './begins-from';
import { isOfferedToOthers, offeredTo } from './template-choices';
import { tabColumns } from './template-columns';
import { templateTitle } from './template-title';
import { firstTemplatesQuery, readTemplatesQuery, type TemplatesQuery } from './templates-query';
import { useCopyTemplate } from './use-copy-template';
import { useHideTemplate } from './use-hide-template';

const PreviewDialog = latePart(() => import('./preview-dialog'));

type Shown = TemplatesQuery & { tab?: 'templates' };

const read = (search: URLSearchParams): Shown => ({ ...readTemplatesQuery(search), tab: 'templates' });

/** Rem of the column with the menus of rows. */
const ACTIONS = 5;

/** A tool's templates that one is offered or may edit (spec 2 section 2, Conversation Templates). */
export default function TemplatesTab({ set, tool }: { set: ToolSet; tool: Tool }) {
  const address = useListAddress<Shown>(firstTemplatesQuery, read);
  const [state, change] = address;
  const { copy } = useCopyTemplate();
  const navigate = useNavigate();
  const [previewed, setPreviewed] = useState<Flowsheet | null>(null);
  const stars = useStars('template');
  const hide = useHideTemplate();
  const { ref, room } = useListRoom();
  const columns = tabColumns(stars.giveOwn, (template) => hide.hiddenWords(template) ?? offeredTo(template));
  const { table } = useList('getInterviewTemplates', address, {
    rows: ({ flowsheets }) => flowsheets,
    failed: 'The templates could not be loaded.',
    params: { id: tool.uid },
    query: { tab: undefined } as object,
    filters: ['filtering'],
  });
  const begin = (
    <Button component={Link} href={newTemplatePath(tool, set)} leftSection={<Icon of={IconPlus} size={18} />}>
      New conversation template
    </Button>
  );
  return (
    <>
      <div className={classes.head}>
        <Switch
          label="Show hidden"
          checked={state.hidden}
          onChange={(event) => change({ hidden: event.currentTarget.checked, page: 1 })}
        />
        {begin}
      </div>
      <div ref={ref}>
        <DataTable
          label="Conversation Templates"
          columns={searchedColumns(state.query, fittedColumns(columns, room, ACTIONS))}
          {...table}
          rowKey={({ uid }) => uid}
          rowName={templateTitle}
          rowHref={({ uid }) => `/questions/config/${uid}`}
          rowActions={(template) => [
            {
              label: 'Start conversation',
              icon: IconMessagePlus,
              onSelect: () => void navigate(beginsFrom(template)),
            },
            { label: 'Preview', icon: IconFileSearch, onSelect: () => setPreviewed(template) },
            { label: 'Copy and edit', icon: IconCopy, onSelect: () => copy(template.uid) },
            ...stars.recommending(template, isOfferedToOthers(template)),
            hide.entry(template),
          ]}
          empty={
            <EmptyState>
              {state.hidden ? 'Nothing is hidden.' : 'Templates that conversations begin from will be here.'}
            </EmptyState>
          }
        />
      </div>
      {previewed && (
        <PreviewDialog
          uid={previewed.uid}
          title={templateTitle(previewed)}
          onClose={() => setPreviewed(null)}
          onCopy={() => copy(previewed.uid)}
        />
      )}
    </>
  );
}

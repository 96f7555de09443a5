import { type Flowsheet, formatDay, type Tool, type ToolSet } from '@coaching/contracts';
import { useList, useListAddress } from '@coaching/mfe-kit/list-table';
import { Button, EmptyState, Icon, Link, latePart, Switch } from '@coaching/ui-kit';
import { type Column, DataTable } from '@coaching/ui-kit/data-table';
import {
  IconCopy,
  IconEye,
  IconEyeOff,
  IconFileSearch,
  IconMessagePlus,
  IconPlus,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { searchedColumns } from '../bank/searched-columns';
import { useStars } from '../favorites/use-stars';
import classes from '../tool/tool.module.css';
import { beginsFrom, newTemplatePath } from './begins-from';
import { isOfferedToOthers } from './template-choices';
import { templateColumns } from './template-columns';
import { templateTitle } from './template-title';
import { firstTemplatesQuery, readTemplatesQuery, type TemplatesQuery } from './templates-query';
import { useCopyTemplate } from './use-copy-template';
import { useHideTemplate } from './use-hide-template';

const PreviewDialog = latePart(() => import('./preview-dialog'));

type Shown = TemplatesQuery & { tab?: 'templates' };

const read = (search: URLSearchParams): Shown => ({ ...readTemplatesQuery(search), tab: 'templates' });

const columns = (
  onFavorite: (template: Flowsheet, favorite: 0 | 1) => void,
): readonly Column<Flowsheet>[] => [
  templateColumns.favorite(onFavorite),
  { ...templateColumns.title, isLink: true },
  templateColumns.filtering,
  {
    id: 'user',
    label: 'Owner',
    sortable: true,
    width: 'clamp(7rem, 16vw, 12rem)',
    cell: ({ user_embed }) => user_embed.username,
  },
  templateColumns.questions,
  {
    id: 'updated_at',
    label: 'Changed',
    sortable: true,
    numeric: true,
    width: '8rem',
    cell: ({ updated_at }) => formatDay(new Date(updated_at)),
  },
];

/** A tool's templates that one is offered or may edit (spec 2 section 2, Conversation Templates). */
export default function TemplatesTab({ set, tool }: { set: ToolSet; tool: Tool }) {
  const address = useListAddress<Shown>(firstTemplatesQuery, read);
  const [state, change] = address;
  const { copy } = useCopyTemplate();
  const navigate = useNavigate();
  const [previewed, setPreviewed] = useState<Flowsheet | null>(null);
  const stars = useStars('template');
  const hide = useHideTemplate();
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
      <DataTable
        label="Conversation Templates"
        columns={searchedColumns(state.query, columns(stars.giveOwn))}
        {...table}
        rowKey={({ uid }) => uid}
        rowName={templateTitle}
        rowHref={({ uid }) => `/questions/config/${uid}`}
        rowActions={(template) => {
          const isHidden = hide.isHidden(template);
          return [
            {
              label: 'Start conversation',
              icon: IconMessagePlus,
              onSelect: () => void navigate(beginsFrom(template)),
            },
            { label: 'Preview', icon: IconFileSearch, onSelect: () => setPreviewed(template) },
            { label: 'Copy and edit', icon: IconCopy, onSelect: () => copy(template.uid) },
            ...stars.recommending(template, isOfferedToOthers(template)),
            {
              label: isHidden ? 'Unhide Template' : 'Hide Template',
              icon: isHidden ? IconEye : IconEyeOff,
              onSelect: () => hide.toggle(template),
            },
          ];
        }}
        empty={
          <EmptyState>
            {state.hidden ? 'Nothing is hidden.' : 'Templates that conversations begin from will be here.'}
          </EmptyState>
        }
      />
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

import type { CallQuery } from '@coaching/contracts';
import { firstListState, readChoice, readListState } from '@coaching/mfe-kit/lists';

type TemplatesCall = CallQuery<'getInterviewTemplates'>;

/** What of the templates is shown, as the address or the dialog has it. */
export interface TemplatesQuery extends Omit<TemplatesCall, 'filtering'> {
  /** Undefined for all. */
  filtering: Exclude<TemplatesCall['filtering'], 'all'> | undefined;
}

const columns: readonly TemplatesQuery['sortBy'][] = ['favorite', 'title', 'user', 'updated_at'];

/** What a list of templates is narrowed to, in words. */
export const filterings: readonly { value: NonNullable<TemplatesQuery['filtering']>; label: string }[] = [
  { value: 'mine', label: 'My own' },
  { value: 'organization', label: 'Of the organization' },
  { value: 'program', label: 'Of a program' },
  { value: 'system', label: 'For everyone' },
  { value: 'draft', label: 'Drafts' },
];

/** How templates first appear: favourites first (spec 2 section 9). */
export const firstTemplatesQuery: TemplatesQuery = {
  ...firstListState<TemplatesQuery['sortBy']>('favorite'),
  descending: true,
  filtering: undefined,
  hidden: false,
};

/** What an address says of the templates. */
export const readTemplatesQuery = (search: URLSearchParams): TemplatesQuery => ({
  ...readListState(search, firstTemplatesQuery, columns),
  filtering: readChoice(
    search,
    'filtering',
    filterings.map(({ value }) => value),
  ),
  hidden: search.get('hidden') === 'true',
});

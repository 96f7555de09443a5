import type { CallQuery } from '@coaching/contracts';
import { firstListState, readListState, readText } from '@coaching/mfe-kit/lists';

type BankCall = CallQuery<'getQuestions'>;

/** What of the bank is shown, as the address or the dialog has it. */
export interface BankQuery
  extends Omit<BankCall, 'question_type' | 'organization_uid' | 'user_uid' | 'offered' | 'program_uid'> {
  /** Whose questions, see `ownerQuery`. */
  owner: string | undefined;
}

const columns: readonly BankQuery['sortBy'][] = ['favorite', 'question', 'category', 'user', 'updated_at'];

/** How the bank first appears: favourites first (spec 2 section 9). */
export const firstBankQuery: BankQuery = {
  ...firstListState<BankQuery['sortBy']>('favorite'),
  descending: true,
  category: undefined,
  owner: undefined,
  favorites: false,
  hidden: false,
};

/** What an address says of the bank. */
export const readBankQuery = (search: URLSearchParams): BankQuery => ({
  ...readListState(search, firstBankQuery, columns),
  category: readText(search, 'category'),
  owner: readText(search, 'owner'),
  favorites: search.get('favorites') === 'true',
  hidden: search.get('hidden') === 'true',
});

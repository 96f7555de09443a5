import { writeListState } from '@coaching/mfe-kit/lists';
import { firstTemplatesQuery, readTemplatesQuery } from '../templates/templates-query';
import { firstBankQuery, readBankQuery } from './bank-query';

it('the bank begins with favourites, fifty of them, and nothing of it in the address', () => {
  expect(readBankQuery(new URLSearchParams())).toEqual(firstBankQuery);
  expect(firstBankQuery).toMatchObject({ sortBy: 'favorite', descending: true, rowsPerPage: 50 });
  expect(writeListState(firstBankQuery, firstBankQuery).toString()).toBe('');
});

it('what is looked for in the bank is in the address', () => {
  const state = {
    ...firstBankQuery,
    query: 'why',
    category: 'goal',
    owner: 'program:lit',
    favorites: true,
    hidden: true,
  };
  expect(readBankQuery(writeListState(state, firstBankQuery))).toEqual(state);
});

it('so it is of templates; nonsense is as at first', () => {
  const state = { ...firstTemplatesQuery, filtering: 'draft', hidden: true } as const;
  expect(readTemplatesQuery(writeListState(state, firstTemplatesQuery))).toEqual(state);
  expect(readTemplatesQuery(new URLSearchParams('filtering=none&sortBy=x'))).toEqual(firstTemplatesQuery);
});

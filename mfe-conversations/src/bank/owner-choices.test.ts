import { aPerson } from '../interview/testing/builders';
import { ownerChoices, ownerQuery } from './owner-choices';

const literacy = { program_uid: 'lit', program_name: 'Literacy', organization_uid: 'cedar' };
const all = {
  users: [aPerson('ada', 'Ada Park'), aPerson('bo', 'Bo Lind')],
  organization: true,
  programs: [literacy],
  system: true,
};
const cedar = { name: 'Cedar Grove' };

it('offers those of whom there are questions: oneself first, colleagues last', () => {
  expect(ownerChoices(all, 'ada', cedar).map(({ label }) => label)).toEqual([
    'Mine',
    'Cedar Grove',
    'Program: Literacy',
    'Everyone (system)',
    'Bo Lind',
  ]);
});

it('offers nothing that is not there, nor an organisation to those who work in none', () => {
  const none = { users: [], organization: false, programs: [], system: false };
  expect(ownerChoices(none, 'ada', cedar)).toEqual([{ value: 'mine', label: 'Mine' }]);
  expect(ownerChoices({ ...none, organization: true }, 'ada', null)).toHaveLength(1);
  expect(ownerChoices(undefined, 'ada', cedar)).toHaveLength(1);
});

it('asks the server for each choice what it says', () => {
  expect(ownerChoices(all, 'ada', cedar).map(({ value }) => ownerQuery(value, 'ada'))).toEqual([
    { user_uid: 'ada' },
    { offered: 'organization' },
    { offered: 'program', program_uid: 'lit' },
    { offered: 'system' },
    { user_uid: 'bo' },
  ]);
});

it.each([undefined, '', 'nobody', 'constructor'])('asks for nobody in particular by %j', (owner) => {
  expect(ownerQuery(owner, 'ada')).toEqual({});
});

import { anActor } from '@coaching/access/testing';
import { hiddenAfter, hiddenBy, hidesForAll } from './hidden-by';

const coach = anActor({ uid: 'ada', organization_uid: 'cedar' });
const superuser = anActor({ uid: 'ada', organization_uid: 'cedar', roles: ['Superuser'] });
const alone = anActor({ uid: 'ada' });

it.each<[string, typeof coach, string[], ReturnType<typeof hiddenBy>, string[]]>([
  ['nothing hides it', coach, [], null, ['ada']],
  ['they themselves hide it', coach, ['ada'], 'oneself', []],
  ['others hide it elsewhere', coach, ['grace', 'oak'], null, ['grace', 'oak', 'ada']],
  ['the organization hides it', coach, ['cedar'], 'organization', []],
  ['both hide it', coach, ['cedar', 'ada'], 'organization', []],
  ['who decides for the organization hid it there', superuser, ['cedar'], 'oneself', []],
  ['who decides for it hid it before they did', superuser, ['ada'], 'oneself', []],
  ['who decides for it hid it nowhere', superuser, [], null, ['cedar']],
  ['they work in no organization', alone, ['cedar'], null, ['cedar', 'ada']],
])('where %s', (_, actor, hidden_orgs, by, after) => {
  expect(hiddenBy(actor, hidden_orgs)).toBe(by);
  // There is nothing to choose against the organization.
  if (by !== 'organization') expect(hiddenAfter(actor, hidden_orgs)).toEqual(after);
});

it.each<[string, typeof coach, boolean]>([
  ['a coach', coach, false],
  ['who decides for the organization', superuser, true],
  ['who works in none', alone, false],
])('what %s hides is hidden for all or not', (_, actor, forAll) => {
  expect(hidesForAll(actor)).toBe(forAll);
});

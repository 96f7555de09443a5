import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasAnyRole } from '@coaching/access';
import { anActor } from '@coaching/access/testing';
import { type Role, remoteManifestSchema, roles } from '@coaching/contracts';
import { demoUsers } from '@coaching/demo';
import { accounts, screens } from '../e2e/platform/screens';
import { matchFor } from '../shell/src/remotes/match-remote';

const root = join(__dirname, '..');
const remotes = readdirSync(root)
  .filter((folder) => folder.startsWith('mfe-'))
  .map((folder) =>
    remoteManifestSchema
      .pick({ routes: true })
      .parse(JSON.parse(readFileSync(join(root, folder, 'manifest.json'), 'utf8'))),
  );
const people = demoUsers(new Date());
const prefixes = remotes.flatMap(({ routes }) => routes.map(({ prefix }) => prefix));
const routeOf = (path: string) => matchFor(path.split('?')[0]!, remotes)?.route;

/** Whom the shell shows a path; all of them where the manifest names nobody, as for its own pages. */
const shownTo = (path: string): readonly Role[] => {
  const named = routeOf(path)?.roles ?? [];
  return named.length === 0 ? roles : named;
};

describe('the screens that journeys look at', () => {
  it.each(prefixes)('have one below %s', (prefix) => {
    expect(screens.filter(({ path }) => routeOf(path)?.prefix === prefix)).not.toEqual([]);
  });

  it.each(screens)('are opened by people whose role has them: $name', ({ path, by }) => {
    const mayNot = by.filter((account) => {
      const { uid, schools, roles } = people.find(({ email }) => email === `${account}@demo.test`)!;
      const actor = anActor({ uid, roles, schools });
      return !hasAnyRole(actor, ...shownTo(path));
    });
    expect(mayNot).toEqual([]);
  });

  it.each(accounts)('are opened by %s, too', (account) => {
    expect(screens.some(({ by }) => by.includes(account))).toBe(true);
  });
});

/** Spec 2 section 6; where it names nobody, those who have something to do there. */
const allowed: Record<string, string> = {
  '/user': 'Superuser, Support, Content Manager, Organization Admin, Program Admin',
  '/organization': 'Superuser, Support, Organization Admin, Program Admin, Billing',
  '/audit': 'Superuser, Support, Organization Admin',
  '/organization_new': 'Superuser, Support',
  '/clients': 'Superuser, Support, Organization Admin, Program Admin, Coach',
  '/handle_upload': 'Superuser, Support, Organization Admin, Program Admin, Coach',
  '/tools': 'all but Support, Coachee, Billing',
  '/undelete': 'Superuser, Organization Admin, Program Admin, Coach',
  '/config': 'Superuser, Organization Admin, Program Admin, Coach',
  '/questions/config': 'all but Support, Coachee, Billing',
  '/questions/Organization/cedar/tools/cycle': 'all but Support, Coachee, Billing',
  '/question/config/template': 'all but Support, Coachee, Billing',
  '/categories/cycle': 'all but Support, Coachee, Billing',
  '/rubric/config/new': 'Superuser, Organization Admin, Program Admin, Coach',
  '/rubric/growth': 'Superuser, Organization Admin, Program Admin, Coach, Coachee',
  '/rubric_builder/System/a/b/c': 'Superuser, Organization Admin, Program Admin, Coach',
  '/calibrations': 'Superuser, Organization Admin, Program Admin, Coach',
  '/questions/answers/talk': 'all',
  '/rubric/use/instance': 'all',
  '/observation/script': 'all',
  '/interactions': 'all',
  '/timelog': 'all',
  '/toollog': 'all',
  '/entity_resources': 'all',
  '/platform_resources': 'all',
};

const rolesOf = (words: string): Role[] => {
  if (words === 'all') return [...roles];
  const but = words.startsWith('all but ');
  const named = words.replace('all but ', '').split(', ');
  return roles.filter((role) => named.includes(role) !== but);
};

it.each(Object.entries(allowed))('%s is shown to %s', (path, words) => {
  expect([...shownTo(path)].sort()).toEqual(rolesOf(words).sort());
});

it('says of every prefix whom it is shown to', () => {
  const said = Object.keys(allowed).map((path) => routeOf(path)?.prefix);
  expect(prefixes.filter((prefix) => !said.includes(prefix))).toEqual([]);
});

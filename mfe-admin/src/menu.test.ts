import { type Role, remoteManifestSchema } from '@coaching/contracts';
import manifest from '../manifest.json';

const { routes, navigation } = remoteManifestSchema.pick({ routes: true, navigation: true }).parse(manifest);

const entriesOf = (role: Role) =>
  navigation.filter(({ roles }) => roles.length === 0 || roles.includes(role)).map(({ label }) => label);

it.each<[Role, string[]]>([
  ['Superuser', ['Organizations', 'Users', 'Tool Configuration', 'Audit Log']],
  ['Support', ['Organizations', 'Users', 'Audit Log']],
  ['Content Manager', ['Conversation Templates']],
  ['Organization Admin', ['Organization', 'Coachees', 'Tool Configuration']],
  ['Organization Content Admin', ['Conversation Templates']],
  ['Program Admin', ['Program', 'Coachees', 'Tool Configuration']],
  ['Program Content Admin', ['Conversation Templates']],
  ['Coach', ['Coachees', 'Tool Configuration']],
  ['Coachee', []],
  ['Billing', ['Organization']],
])('%s has %j in the side menu, and resources', (role, labels) => {
  expect(entriesOf(role)).toEqual([...labels, 'Resources']);
});

it('whoever has an entry in the menu may open its page', () => {
  for (const { path, roles } of navigation) {
    const allowed = routes.find(({ prefix }) => prefix === path)?.roles ?? roles;
    expect(allowed).toEqual(expect.arrayContaining(roles));
  }
});

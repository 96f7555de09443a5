import { type CastName, cast } from '@coaching/access/testing';
import { remotesIn } from './remotes-in';

const pictures = {
  name: 'pictures',
  slots: [{ slot: 'dashboard' as const, roles: ['Organization Admin' as const] }],
};
const news = { name: 'news', slots: [{ slot: 'dashboard' as const, roles: [] }] };
const plain = { name: 'plain', slots: [] };

it.each<[CastName, string[]]>([
  ['admin', ['pictures', 'news']],
  ['coach', ['news']],
  ['billing', ['news']],
])('the dashboard of %s has what %j show', (name, names) => {
  const found = remotesIn('dashboard', cast.actors[name], [pictures, plain, news]);
  expect(found.map((remote) => remote.name)).toEqual(names);
});

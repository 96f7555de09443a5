import { listTitle } from './list-title';

const ada = { uid: 'ada', username: 'Ada Park' };

it.each([
  ['all of a coach', null, "Ada Park's Interactions"],
  ['with a client whose name is on its way', { uid: 'daniel' }, "Ada Park's Interactions"],
  ['with a client', { uid: 'daniel', username: 'Daniel Reyes' }, "Ada Park's Interactions with Daniel Reyes"],
  ['one’s own', { uid: 'ada', username: 'Ada Park' }, 'My Interactions'],
])('%s', (_, client, title) => {
  expect(listTitle(ada, client)).toBe(title);
});

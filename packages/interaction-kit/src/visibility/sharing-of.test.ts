import { anInteraction } from '../kind/testing/builders';
import { sharingOf } from './sharing-of';
import type { Sharing } from './visibility-words';

const hidden = anInteraction({ visibility: 'private' });
const shared = anInteraction({ visibility: 'shared' });

it.each<[string, typeof shared, Parameters<typeof sharingOf>[1], Sharing]>([
  ['was private from the start', hidden, { server: hidden, state: 'saved' }, 'private'],
  ['was shared from the start', shared, { server: shared, state: 'saving' }, 'shared'],
  ['is on its way', shared, { server: hidden, state: 'saving' }, 'under way'],
  ['meets what was written elsewhere', shared, { server: hidden, state: 'conflict' }, 'under way'],
  ['has no network', shared, { server: hidden, state: 'offline' }, 'waiting'],
  ['was refused', shared, { server: hidden, state: 'error' }, 'refused'],
])('%s', (_, interaction, autosave, expected) => {
  expect(sharingOf(interaction, autosave)).toBe(expected);
});

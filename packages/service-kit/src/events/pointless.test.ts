import type { EventType } from '@coaching/contracts';
import { anEvent } from '../testing/events';
import type { OutboxRow } from './outbox';
import { withoutPointless } from './pointless';

const row = (type: EventType, revision: number) => {
  const event = anEvent({ type: type as 'observation.deleted', entity_uid: 'a', revision });
  return { _id: `${type} ${revision}`, event } as OutboxRow;
};

const updated = (revision: number) => row('observation.updated', revision);
const finished = (revision: number) => row('observation.finished', revision);
const deleted = (revision: number) => row('observation.deleted', revision);
const mail = (revision: number) => row('mail.requested', revision);

it.each([
  ['nothing of what is published once', [updated(1)], [updated(1)]],
  ['what a later word says all of', [updated(1), updated(2), updated(3)], [updated(3)]],
  [
    'no fact that somebody may count',
    [updated(1), finished(1), updated(2), deleted(3), updated(4), deleted(5)],
    [finished(1), deleted(3), updated(4), deleted(5)],
  ],
  ['no mail', [mail(1), mail(2)], [mail(1), mail(2)]],
])('drops %s', (_, rows, needed) => {
  const ids = (of: readonly OutboxRow[]) => of.map(({ _id }) => _id);
  const parted = withoutPointless(rows);
  expect(ids(parted.needed)).toEqual(ids(needed));
  expect(ids(parted.pointless)).toEqual(ids(rows).filter((id) => !ids(needed).includes(id)));
});

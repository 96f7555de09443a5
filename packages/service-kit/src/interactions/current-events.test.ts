import { aPerson } from '@coaching/access/testing';
import type { DomainEvent, InteractionEvent, InteractionKind } from '@coaching/contracts';
import { anInteraction, interactionDeleted, interactionUpdated } from '../testing';
import { currentEvents, identityAfter, isPassedOver, type StoredInteraction } from './current-events';

const [coach, coachee] = [aPerson('Maya'), aPerson('Daniel')];
const [first, second] = ['2026-03-02T09:00:00.000Z', '2026-03-02T10:00:00.000Z'];

const asEvent = (announced: object) => announced as InteractionEvent & DomainEvent;

const updated = (entity_type: InteractionKind, revision: number, created_at?: string) =>
  asEvent(interactionUpdated(anInteraction(coach, coachee, { uid: 'u', entity_type, created_at }), revision));
const deleted = (entity_type: InteractionKind, revision: number) =>
  asEvent(interactionDeleted({ uid: 'u', entity_type }, revision));

const stored = (more: Partial<StoredInteraction> = {}): StoredInteraction => ({
  revision: 3,
  entity_type: 'observation',
  created_at: new Date(first),
  deleted: false,
  ...more,
});

it.each<[what: string, event: InteractionEvent, before: StoredInteraction | null, isOver: boolean]>([
  ['the first word of it', updated('observation', 1, first), null, false],
  ['a newer one', updated('observation', 4, first), stored(), false],
  ['the same again', updated('observation', 3, first), stored(), false],
  ['an older one', updated('observation', 2, first), stored(), true],
  ['its deletion', deleted('observation', 4), stored(), false],
  ['a newer one of what is stored without its kind', updated('observation', 4), { revision: 3 }, false],
  ['one of another kind, made later', updated('interview', 9, second), stored(), true],
  ['one of another kind, made at the same time', updated('interview', 9, first), stored(), true],
  [
    'one of another kind, made before',
    updated('interview', 1, first),
    stored({ created_at: new Date(second) }),
    false,
  ],
  ['one of another kind that says nothing of when', updated('interview', 9), stored(), true],
  [
    'one of another kind beside one stored without when',
    updated('interview', 9, first),
    stored({ created_at: undefined }),
    true,
  ],
  ['the deletion of one of another kind', deleted('interview', 9), stored(), true],
  [
    'one of another kind beside a deleted one, made later',
    updated('interview', 9, second),
    stored({ deleted: true }),
    true,
  ],
  [
    'one of another kind where of what was deleted nothing else is known',
    updated('interview', 1, second),
    stored({ deleted: true, created_at: undefined }),
    false,
  ],
])('%s', (_what, event, before, isOver) => {
  expect(isPassedOver(event, before)).toBe(isOver);
});

it('of two that bear one uid the one that was made first stays, in whatever order their events arrive', () => {
  const theirs = [updated('observation', 1, first), updated('observation', 2, first)];
  const others = [updated('interview', 1, second), updated('interview', 7, second), deleted('interview', 8)];
  const orders = [
    [...theirs, ...others],
    [...others, ...theirs],
    [others[0]!, theirs[0]!, others[1]!, theirs[1]!, others[2]!],
    [others[2]!, theirs[1]!, others[1]!, theirs[0]!, others[0]!],
  ];
  for (const order of orders) {
    expect(currentEvents(order, new Map()).at(-1)).toEqual(theirs[1]);
    // The same one after the other, as each leaves what is stored.
    const known = new Map<string, StoredInteraction>();
    for (const event of order)
      for (const current of currentEvents([event], known))
        known.set('u', {
          ...identityAfter(current, known.get('u')),
          revision: current.revision,
          deleted: !('interaction' in current.data),
        });
    expect(known.get('u')).toEqual(stored({ revision: 2 }));
  }
});

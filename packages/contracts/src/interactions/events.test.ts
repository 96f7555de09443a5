import { eventTypes, factTypes, stateTypes } from '../events';
import { interactionEventTypes, kindOfEvent } from './events';

describe.each(['observation', 'interview', 'rubric_instance'] as const)(
  'a kind of interaction: %s',
  (kind) => {
    const types = [`${kind}.updated`, `${kind}.finished`, `${kind}.deleted`] as const;

    it('has an event for an update, the first end and a deletion', () => {
      expect(interactionEventTypes.filter((type) => kindOfEvent(type) === kind)).toEqual(types);
      for (const type of types) expect(eventTypes).toHaveProperty([type]);
    });

    it('has its whole state in an update, and an end that is published again when it was lost', () => {
      expect(types.filter((type) => stateTypes.includes(type))).toEqual([`${kind}.updated`]);
      expect(types.filter((type) => factTypes.includes(type))).toEqual([`${kind}.finished`]);
    });
  },
);

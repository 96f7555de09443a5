import type { Observation } from '@coaching/contracts';
import type { FieldSameness } from '@coaching/mfe-kit/merging';
import { areSameItems } from './merge-items';
import { isSameRichText } from './rich-text-sameness';

/** Every field a coach can change: what is compared, merged and sent. The rest is the server's. */
export const writtenFields = [
  'title',
  'left_name',
  'right_name',
  'items',
  'additional_information',
  'timestamp',
  'end_timestamp',
  'duration',
  'program_embed',
  'client',
  'tool_config_entity',
  'tool_config_entity_uid',
  'tool_config_uid',
  'tool_uid',
  'visibility',
] as const satisfies readonly (keyof Observation)[];

export type WrittenField = (typeof writtenFields)[number];

/** Whether a field is the same in two versions; text that was only tidied is. */
export const isSameField: FieldSameness<Observation> = (name, one, other) => {
  if (one[name] === other[name]) return true;
  switch (name) {
    case 'items':
      return areSameItems(one.items, other.items);
    case 'additional_information':
      return isSameRichText(one.additional_information, other.additional_information);
    case 'program_embed':
      return one.program_embed?.program_uid === other.program_embed?.program_uid;
    default:
      return false;
  }
};

/** Nothing that a coach can change differs. */
export const isSameObservation = (one: Observation, other: Observation) =>
  one === other || writtenFields.every((name) => isSameField(name, one, other));

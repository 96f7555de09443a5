import { safeRichText, type Timing, timingOfBegun } from '@coaching/service-kit';
import type { InstanceRecord, ItemRecord, WrittenFields } from './instance-record';
import { RubricMovedOn } from './instances-repository';
import type { NamedInstance } from './named-draft';
import { type SentItems, sentItems } from './sent-items';

const copied = [
  'tool_config_entity',
  'tool_config_entity_uid',
  'tool_config_uid',
  'visibility',
  'invites_self_score',
] as const satisfies readonly (keyof WrittenFields & keyof NamedInstance)[];

const texts = ['additional_information', 'summary'] as const;

/** What a draft says of items. @throws RubricMovedOn when they were read by another version than it is of */
export function itemsOfDraft(
  { scored, items, rubric_revision }: NamedInstance,
  stored: Pick<InstanceRecord, 'items' | 'version'> | null,
): SentItems {
  const before: readonly ItemRecord[] = stored?.items ?? [];
  if (!items || !scored) return { items: [...before], problems: [] };
  if (stored && stored.version !== scored.rubric.version) throw new RubricMovedOn();
  return sentItems(items, before, { scored, rubric_revision, path: 'rubric_instance.items' });
}

/** Finishing sets the end once (spec 2 section 4): one that is there stays until it is taken away. */
function timingOf(draft: NamedInstance, stored: Timing | null): Partial<Timing> {
  const { end_timestamp, ...timing } = timingOfBegun(draft);
  if (end_timestamp === undefined || (end_timestamp && stored?.end_timestamp)) return timing;
  return { ...timing, end_timestamp };
}

/**
 * The fields a draft names, as they are stored: times as dates, rich text sanitised, items by their rows.
 * @param stored what is there already, null for a new one
 * @throws Invalid when a rich text is too long once it is safe; RubricMovedOn
 */
export function writtenFields(draft: NamedInstance, stored: InstanceRecord | null): Partial<WrittenFields> {
  const { title, evidence } = draft;
  const safe = texts.filter((name) => draft[name] !== undefined);
  return {
    ...Object.fromEntries(
      copied.filter((name) => draft[name] !== undefined).map((name) => [name, draft[name]]),
    ),
    ...Object.fromEntries(
      safe.map((name) => [name, safeRichText(draft[name]!, stored?.[name], `rubric_instance.${name}`)]),
    ),
    ...timingOf(draft, stored),
    ...(title !== undefined && { title: title || stored?.default_title || '' }),
    ...(evidence && { evidence: [...new Set(evidence)] }),
    ...(draft.items && { items: itemsOfDraft(draft, stored).items }),
  };
}

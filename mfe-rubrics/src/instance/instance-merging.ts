import type { RubricInstance, RubricInstanceDraft, UserEmbed } from '@coaching/contracts';
import { interactionParts } from '@coaching/interaction-kit/merging';
import { field, type Merging, mergingOf, richText, type WrittenField } from '@coaching/mfe-kit/merging';
import type { EditedInstance } from './edited-instance';
import { withAllChoices, withWhatDoesNotFit } from './merge-choices';
import { scoresPart } from './score-merging';

const table = mergingOf<EditedInstance, WrittenField<EditedInstance, RubricInstanceDraft>>({
  ...interactionParts,
  tool_uid: field<string>(),
  summary: richText<string>(),
  items: scoresPart,
  invites_self_score: field<boolean>(),
  evidence: field<string[]>({
    isSame: (one, other) => [...one].sort().join() === [...other].sort().join(),
    both: (mine, theirs) => [...new Set([...theirs, ...mine])],
  }),
  client: field<string>(),
  client_embed: field<UserEmbed>({ isSame: (one, other) => one.uid === other.uid }),
});

/** What only the server decides, which it can change without a save of this instance. */
const shownBesides = ({ rubric, newer_version, items_withheld, self_score }: EditedInstance) =>
  JSON.stringify([rubric.version, rubric.revision, newer_version, items_withheld, self_score] satisfies [
    number,
    number,
    RubricInstance['newer_version'],
    boolean,
    RubricInstance['self_score'],
  ]);

/**
 * How versions of one use of a rubric come together: what only one side changed is taken, rows are merged one by one,
 * and nothing that either side chose or wrote vanishes, also when its row has gone meanwhile.
 */
export const instanceMerging: Merging<EditedInstance> = {
  ...table,
  isNewer: (one, other) =>
    one.revision > other.revision ||
    (one.revision === other.revision && shownBesides(one) !== shownBesides(other)),
  merge(base, mine, theirs) {
    const merged = withAllChoices(base, mine, theirs, table.merge(base, mine, theirs));
    return withWhatDoesNotFit(base, mine, merged);
  },
};

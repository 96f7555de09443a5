import { mayEditRubric, mayReadRubric } from '@coaching/access';
import type { RubricContent } from '@coaching/contracts';
import {
  type AutosavedKind,
  changedFields,
  requireLicenseToChange,
  requireLicenseToPrepare,
  type Tools,
} from '@coaching/service-kit';
import { requireNoProblems } from '../problems';
import { contentOf } from '../versions/version-record';
import type { NamedRubric } from './named-rubric';
import { newRubric } from './new-rubric';
import { nextStructure } from './next-structure';
import { presentRubric } from './present-rubric';
import { requireContent } from './required-content';
import { ownerOfNew } from './rubric-owner';
import type { RubricRecord } from './rubric-record';
import type { Rubrics } from './rubrics-repository';

/** Said to whoever may read it but not change it. */
export const NOT_THEIRS = 'Only those who configure these tools can change this rubric.';

/** A rubric is never finished, unlike what is scored with it. */
const NEVER_ENDS = { end_timestamp: null };

/** What of a rubric a draft says. */
const saidContent = ({ name, row_name, columns, categories }: NamedRubric): Partial<RubricContent> => ({
  ...(name !== undefined && { name }),
  ...(row_name !== undefined && { row_name }),
  ...(columns && { columns }),
  ...(categories && { categories }),
});

/** What the common saving, deleting and restoring need to know of rubrics. */
export const rubricKind = ({
  rubrics,
  tools,
}: {
  rubrics: Rubrics;
  tools: Tools;
}): AutosavedKind<RubricRecord, NamedRubric> => ({
  name: 'rubric',
  store: rubrics,
  signal: 'rubric.saved',
  mayRead: mayReadRubric,
  mayEdit: mayEditRubric,
  mayDelete: mayEditRubric,
  mayRestore: mayEditRubric,
  notTheirs: NOT_THEIRS,
  present: presentRubric,
  eventsFor: () => [],
  async created({ actor, now }, draft) {
    requireLicenseToPrepare('rubric_instance', { actor, now });
    const owner = ownerOfNew(actor, draft, await tools.find(draft.uid));
    const content = saidContent(draft);
    requireContent(content);
    requireNoProblems(draft);
    return newRubric(draft.uid, content, owner, now);
  },
  changed: (draft, stored) => changedFields<RubricRecord>(saidContent(draft), stored),
  moves: ({ problems }) => problems.length > 0,
  async settled(saver, draft, stored, changed) {
    const { replaced = {} } = draft;
    requireLicenseToChange('rubric_instance', saver, NEVER_ENDS, {});
    requireNoProblems(draft);
    const after = contentOf({ ...stored, ...changed });
    requireContent(after);
    const before = stored.used ? null : await rubrics.findVersion(stored.uid, stored.version - 1);
    return nextStructure(stored, after, replaced, { now: saver.now, before });
  },
});

import type { RubricVersion } from '@coaching/contracts';
import { useConfirm } from '@coaching/ui-kit';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { EditedRubric } from '../rubric/edited-rubric';
import type { Replacements } from '../rubric/rubric-changes';
import { type NamedPart, type Removal, ReplaceDialog } from './replace-dialog';
import { becomesWords, deletionWords, isOtherStructure, usedParts, usedVersion } from './version-words';

export interface StructureGuard {
  /** Says what another structure means for those who are scored by this one, once. @returns whether to go on */
  mayChange(): Promise<boolean>;
  /** Asks what takes the place of those of these that somebody was scored by. @returns null where nothing is deleted */
  replacementsFor(
    name: string,
    gone: readonly NamedPart[],
    others: readonly NamedPart[],
  ): Promise<Replacements | null>;
}

interface Asked {
  removal: Removal;
  answer: (replaced: Replacements | null) => void;
}

/**
 * Asks before the rows or columns of a rubric change that is in use (issue: versions).
 * @param versions as the server has them; none while they are not known
 */
export function useStructureGuard(
  versions: readonly RubricVersion[],
  current: () => EditedRubric | null,
): { guard: StructureGuard; dialog: ReactNode } {
  const confirm = useConfirm();
  const [asked, setAsked] = useState<Asked | null>(null);
  const latest = useRef({ versions, current, confirm });
  latest.current = { versions, current, confirm };

  const guard = useMemo<StructureGuard>(() => {
    /** The version that was spoken of already. */
    let saidOf: number | null = null;
    return {
      async mayChange() {
        const { versions, current, confirm } = latest.current;
        const [used, rubric] = [usedVersion(versions), current()];
        if (!used || !rubric || saidOf === used.version || isOtherStructure(used, rubric)) return true;
        const goesOn = await confirm({
          title: `Make this version ${used.version + 1}?`,
          message: `${becomesWords(used)} Whoever scores with it can move on to the new version when they want to.`,
          confirm: 'Change it',
        });
        if (goesOn) saidOf = used.version;
        return goesOn;
      },
      async replacementsFor(name, gone, others) {
        const { versions } = latest.current;
        const parts = usedParts(versions);
        const scored = gone.filter(({ uid }) => parts.has(uid));
        const nothing = Object.fromEntries(gone.map(({ uid }) => [uid, null]));
        if (scored.length === 0) return nothing;
        const replaced = await new Promise<Replacements | null>((answer) =>
          setAsked({ removal: { name, gone: scored, others, becomes: deletionWords(versions) }, answer }),
        );
        setAsked(null);
        if (!replaced) return null;
        saidOf = usedVersion(versions)?.version ?? saidOf;
        return { ...nothing, ...replaced };
      },
    };
  }, []);

  const dialog = asked && <ReplaceDialog removal={asked.removal} onAnswer={asked.answer} />;
  return { guard, dialog };
}

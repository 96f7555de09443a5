import { interactionPath } from '@coaching/contracts';
import { history } from '@coaching/mfe-kit';
import { toast } from '@coaching/ui-kit';
import type { ScreenKind } from '../kind';
import { refreshInteractionLists } from '../lists';

/** How one kind is moved to the recycle bin and taken out again. Both report a failure themselves, as callApi does. */
export interface Deletion {
  /** @throws when it could not be deleted */
  remove(uid: string): Promise<unknown>;
  /** @throws when it could not be brought back */
  restore(uid: string): Promise<unknown>;
}

/**
 * Says that an interaction was deleted (spec 1 section 8), and brings it back for who did not mean it.
 * @param opens where it is when it is back
 */
export function reportDeleted(
  kind: ScreenKind,
  uid: string,
  restore: Deletion['restore'],
  opens: string = interactionPath({ entity_type: kind.entity_type, uid }),
): void {
  /** Leads back to it, from wherever one has gone meanwhile; the offer stands again when it fails. */
  async function bringBack(): Promise<void> {
    try {
      await restore(uid);
    } catch {
      return reportDeleted(kind, uid, restore, opens);
    }
    refreshInteractionLists();
    history.push(opens);
  }
  toast.info(kind.deleted, { undo: () => void bringBack() });
}

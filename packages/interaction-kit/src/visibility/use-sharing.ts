import type { InteractionVisibility } from '@coaching/contracts';
import type { UsedAutosave } from '@coaching/mfe-kit/autosave';
import { useConfirm } from '@coaching/ui-kit';
import type { ScreenKind } from '../kind';
import type { OwnershipSource } from '../viewer';
import type { Names } from './reader-names';
import { sharingOf } from './sharing-of';
import { type Sharing, sharingWords } from './visibility-words';

interface UsedSharing {
  sharing: Sharing;
  /** Asks, and shares with the next save. */
  share(): Promise<void>;
  /** Finishing shares what is private: asks then. False when the coach would rather not finish yet. */
  mayFinish(): Promise<boolean>;
}

/** Sharing goes with everything else that is written: stored on the device, and never sent before what precedes it. */
export function useSharing<Entity extends { visibility: InteractionVisibility }>(
  { noun, hasCoachNotes }: Pick<ScreenKind, 'noun' | 'hasCoachNotes'>,
  interaction: OwnershipSource,
  autosave: Pick<UsedAutosave<Entity>, 'server' | 'state' | 'change'>,
  names: Names,
): UsedSharing {
  const ask = useConfirm();
  const sharing = sharingOf(interaction, autosave);
  const message = sharingWords(interaction, names, hasCoachNotes);
  return {
    sharing,
    async share() {
      const isSure = await ask({ title: `Share this ${noun}?`, message, confirm: 'Share now' });
      if (isSure) autosave.change((mine) => ({ ...mine, visibility: 'shared' }));
    },
    async mayFinish() {
      if (sharing !== 'private') return true;
      return ask({ title: 'Finish and share?', message, confirm: 'Finish and share', cancel: 'Not yet' });
    },
  };
}

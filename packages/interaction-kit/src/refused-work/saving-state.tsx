import { isSettled, type UsedAutosave } from '@coaching/mfe-kit/autosave';
import { AutosaveIndicator } from '@coaching/ui-kit';
import { RefusedNotice, useRefusedNotice } from './refused-notice';
import type { RefusedWorkProps } from './refused-work';

type Saving = Pick<UsedAutosave<unknown>, 'state' | 'retry'>;

/** How what is written is saved. What is not can be pressed: it says why, inside a `RefusedNotice`, or tries again. */
export function SavedIndicator({ state, retry }: Saving) {
  const showRefused = useRefusedNotice();
  return (
    <AutosaveIndicator
      state={state}
      onClick={state === 'offline' || state === 'error' ? (showRefused ?? retry) : undefined}
    />
  );
}

interface SavingStateProps extends Pick<RefusedWorkProps, 'kind' | 'entity' | 'onDiscard'> {
  saving: Saving & Pick<UsedAutosave<unknown>, 'problem'>;
}

/** How words are saved that have a save of their own; refused ones say why over the page, where nothing moves. */
export function SavingState({ saving: { state, problem, retry }, ...work }: SavingStateProps) {
  return (
    <RefusedNotice {...work} problem={problem} isSettled={isSettled(state)} onRetry={retry}>
      <SavedIndicator state={state} retry={retry} />
    </RefusedNotice>
  );
}

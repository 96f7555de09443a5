import { refreshSession } from '@coaching/mfe-kit';
import { toast, useConfirm } from '@coaching/ui-kit';

interface Removal {
  name: string;
  /** What it is, such as `organization`. */
  kind: string;
  /** What goes along with it. */
  warning: string;
  remove: () => Promise<unknown>;
  restore: () => Promise<unknown>;
  /** After it is gone. */
  leave: () => void;
}

/** Deletes an organisation or program once that is confirmed, and offers to have it back. A failure shows itself. */
export function useRemoval(): (removal: Removal) => Promise<void> {
  const confirm = useConfirm();
  return async ({ name, kind, warning, remove, restore, leave }) => {
    const isSure = await confirm({
      title: `Delete ${name}?`,
      message: `${warning} It can be restored.`,
      confirm: `Delete ${kind}`,
      destructive: true,
    });
    if (!isSure) return;
    const label = kind.charAt(0).toUpperCase() + kind.slice(1);
    // Frame and menus show the places one is in.
    const after = (words: string, undo?: () => void) => {
      toast.success(words, { undo });
      void refreshSession().catch(() => undefined);
    };
    const bringBack = () =>
      restore().then(
        () => after('Undelete successful'),
        () => undefined,
      );
    await remove().then(
      () => {
        after(`${label} ${name} deleted successfully`, () => void bringBack());
        leave();
      },
      () => undefined,
    );
  };
}

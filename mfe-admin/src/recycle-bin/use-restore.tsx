import { type DeletedObject, type RestorePreview, UNDELETED } from '@coaching/contracts';
import { callApi, useIsShown } from '@coaching/mfe-kit';
import { Link, toast, useConfirm } from '@coaching/ui-kit';
import { useState } from 'react';
import { BlockedRestore } from './blocked-restore';
import { RestorePreviewText } from './restore-preview-text';

const keyOf = ({ service, kind, uid }: DeletedObject) => `${service} ${kind} ${uid}`;

/** Brings things back from the recycle bin, after saying what comes along and what stands in the way. */
export function useRestore(onRestored: () => void) {
  const confirm = useConfirm();
  const isShown = useIsShown();
  const [underWay, setUnderWay] = useState<readonly string[]>([]);

  const [blocked, setBlocked] = useState<{ title: string; preview: RestorePreview } | null>(null);

  async function isMeant({ title }: DeletedObject, preview: RestorePreview): Promise<boolean> {
    if (preview.obstacles.some(({ blocks }) => blocks)) {
      setBlocked({ title, preview });
      return false;
    }
    if (preview.along.length === 0 && preview.obstacles.length === 0) return true;
    return confirm({
      title: `Restore ${title}?`,
      message: <RestorePreviewText preview={preview} />,
      confirm: 'Restore',
    });
  }

  async function bringBack(object: DeletedObject): Promise<void> {
    const { service, kind, uid, title, path } = object;
    const preview = await callApi('getUndeletePreview', { params: { service, kind, uid } });
    if (!(await isMeant(object, preview))) return;
    await callApi('undelete', { body: { obj: { service, kind, uid } } });
    toast.success(
      path && isShown(path) ? (
        <>
          {UNDELETED}. <Link href={path}>Open {title}</Link>
        </>
      ) : (
        UNDELETED
      ),
    );
  }

  /** What went wrong has been shown; what is no longer there then goes from the list. */
  async function restore(object: DeletedObject): Promise<void> {
    const key = keyOf(object);
    if (underWay.includes(key)) return;
    setUnderWay((keys) => [...keys, key]);
    await bringBack(object).catch(() => undefined);
    setUnderWay((keys) => keys.filter((one) => one !== key));
    onRestored();
  }

  return {
    restore: (object: DeletedObject) => void restore(object),
    isUnderWay: (object: DeletedObject) => underWay.includes(keyOf(object)),
    /** What stands in the way of the last one, to be shown on the page; null for nothing. */
    obstacles: blocked && <BlockedRestore {...blocked} onClose={() => setBlocked(null)} />,
  };
}

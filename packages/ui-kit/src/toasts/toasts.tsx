import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { type FocusEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { wayBackFrom } from '../dialog/use-focus-back';
import { goBack, type WayBack } from '../dialog/way-back';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import { dismissToast, holdToasts, releaseToasts, type Toast, toastStore } from './toast-store';
import classes from './toasts.module.css';

const icons = { success: IconCircleCheck, info: IconInfoCircle, error: IconAlertCircle };

/** Where toasts appear; the shell has one. Its two regions are always there, so that screen readers announce what comes. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const stack = useRef<HTMLElement>(null);
  const filled = toasts.length > 0;

  // Above dialogs: the top layer is entered anew with the first toast.
  useLayoutEffect(() => {
    const element = stack.current;
    if (!filled) return;
    element?.showPopover?.();
    return () => element?.hidePopover?.();
  }, [filled]);

  // A toast that is put away takes its buttons along: the focus goes back to where it came from.
  const way = useRef<WayBack>([]);
  const hasFocus = useRef(false);
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) way.current = wayBackFrom(relatedTarget);
    hasFocus.current = true;
    holdToasts();
  };
  const onBlur = () => {
    hasFocus.current = false;
    releaseToasts();
  };
  const isLost = () => hasFocus.current && document.activeElement === document.body;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of what stands there.
  useLayoutEffect(() => {
    if (!isLost()) return;
    onBlur();
    goBack(way.current);
  }, [toasts]);

  return (
    <section
      ref={stack}
      popover="manual"
      className={classes.stack}
      aria-label="Notifications"
      onPointerEnter={holdToasts}
      onPointerLeave={releaseToasts}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <div role="status">
        {toasts.map((toast) => toast.kind !== 'error' && <ToastCard key={toast.id} toast={toast} />)}
      </div>
      <div role="alert">
        {toasts.map((toast) => toast.kind === 'error' && <ToastCard key={toast.id} toast={toast} />)}
      </div>
    </section>
  );
}

function ToastCard({ toast: { id, kind, message, undo } }: { toast: Toast }) {
  const undoAndClose = () => {
    undo?.();
    dismissToast(id);
  };
  return (
    <div className={classes.toast} data-kind={kind}>
      <Icon of={icons[kind]} className={classes.icon} />
      <div className={classes.message}>{message}</div>
      {undo && (
        <button type="button" className={classes.undo} onClick={undoAndClose}>
          Undo
        </button>
      )}
      <IconButton label="Dismiss" size={28} className={classes.close} onClick={() => dismissToast(id)}>
        <Icon of={IconX} size={16} />
      </IconButton>
    </div>
  );
}

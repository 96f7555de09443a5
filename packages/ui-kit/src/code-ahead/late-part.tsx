import { type ComponentType, useEffect, useRef, useState } from 'react';
import { toast } from '../toasts/toast-store';

type Close<Props> = (props: Props) => void;

const closeIt: Close<object> = (props) => (props as { onClose?: () => void }).onClose?.();

/**
 * A part of a page, such as a dialog, whose code comes when it is first shown. Where it does not come, because the
 * network has gone away, the person is told, it counts as closed, and it is fetched anew when it is opened again: the
 * page around it goes on, and what is being written there.
 * @param load imports the part as its module's default
 * @param close tells the page that it is closed; calls its `onClose` when left out
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  close: Close<Props> = closeIt,
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;
  return function LatePart(props: Props) {
    const [Part, setPart] = useState(() => known);
    const latest = useRef(props);
    latest.current = props;
    const isNeeded = !Part && (props as { opened?: boolean }).opened !== false;
    useEffect(() => {
      if (!isNeeded) return;
      let isShown = true;
      load().then(
        (module) => {
          known = module.default;
          if (isShown) setPart(() => module.default);
        },
        () => {
          if (!isShown) return;
          toast.error('This part could not be loaded. Please try again when you are online.');
          close(latest.current);
        },
      );
      return () => {
        isShown = false;
      };
    }, [isNeeded]);
    return Part && <Part {...props} />;
  };
}

import type { ObservationItem } from '@coaching/contracts';
import { Button, Icon, VisuallyHidden } from '@coaching/ui-kit';
import { IconArrowDown } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { linesAfter } from './lines-after';
import classes from './new-lines.module.css';
import { useAddedWords } from './use-added-words';
import { useEndInView } from './use-end-in-view';

/**
 * The end of a script that grows while it is read. Who reads at the end stays there; for everybody else nothing
 * moves, and a button says what came.
 */
export function NewLines({ items }: { items: readonly ObservationItem[] }) {
  const end = useRef<HTMLDivElement>(null);
  const isAtEnd = useEndInView(end);
  const seen = useRef(items.at(-1)?.uid);
  if (isAtEnd) seen.current = items.at(-1)?.uid;
  const below = linesAfter(items, seen.current).length;
  const words = useAddedWords(items.length);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes in the script may move its end
  useLayoutEffect(() => {
    if (isAtEnd) end.current?.scrollIntoView({ block: 'nearest' });
  }, [items]);

  const goToEnd = () => {
    end.current?.focus({ preventScroll: true });
    end.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <VisuallyHidden role="status">{words}</VisuallyHidden>
      {below > 0 && (
        <div className={classes.dock}>
          <Button
            variant="default"
            size="sm"
            radius="xl"
            className={classes.button}
            leftSection={<Icon of={IconArrowDown} size={16} />}
            onClick={goToEnd}
          >
            {below === 1 ? '1 new line below' : `${below} new lines below`}
          </Button>
        </div>
      )}
      <div ref={end} tabIndex={-1} className={classes.end} />
    </>
  );
}

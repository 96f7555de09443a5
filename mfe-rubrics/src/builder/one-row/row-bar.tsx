import { Icon, IconButton, NativeSelect } from '@coaching/ui-kit';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef } from 'react';
import { categoryName, rowName } from '../../part-names/part-names';
import classes from './row-bar.module.css';
import type { Stop } from './stops';

interface RowBarProps {
  stops: readonly Stop[];
  /** Index of the one that is shown. */
  at: number;
  onShow: (uid: string) => void;
}

const stopName = ({ row }: Stop) => (row ? rowName(row) : 'No row yet');

/** "Row 3 of 25", of the rows alone: a category without any is none of them. */
function standing(stops: readonly Stop[], at: number): string {
  const rows = stops.filter(({ row }) => row !== null).length;
  if (!stops[at]?.row) return 'A category without a row';
  return `Row ${stops.slice(0, at + 1).filter(({ row }) => row !== null).length} of ${rows}`;
}

/** Goes from one row to the next, or to any other. */
export function RowBar({ stops, at, onShow }: RowBarProps) {
  const top = useRef<HTMLDivElement>(null);
  const go = (index: number) => {
    const stop = stops[index];
    if (!stop) return;
    onShow(stop.uid);
    // A row begins with its name: in the middle of the one before, the next one's would be out of sight.
    top.current?.scrollIntoView({ block: 'nearest' });
  };
  const groups: { group: string; items: { value: string; label: string }[] }[] = [];
  let count = 0;
  stops.forEach((stop, index) => {
    if (stop.category !== stops[index - 1]?.category)
      groups.push({ group: categoryName(stop.category), items: [] });
    if (stop.row) count += 1;
    const label = stop.row ? `${count}. ${stopName(stop)}` : stopName(stop);
    groups.at(-1)!.items.push({ value: stop.uid, label });
  });
  return (
    <>
      <div ref={top} className={classes.top} />
      <nav className={classes.bar} aria-label="Rows">
        <IconButton
          label="Previous row"
          size={44}
          // It stays in reach of the keyboard where it leads no further.
          aria-disabled={at <= 0 || undefined}
          onClick={() => go(at - 1)}
        >
          <Icon of={IconChevronLeft} />
        </IconButton>
        <div className={classes.where}>
          <p className={classes.standing} role="status">
            {standing(stops, at)}
          </p>
          <NativeSelect
            aria-label="Go to row"
            value={stops[at]?.uid ?? ''}
            onChange={({ currentTarget }) => go(stops.findIndex(({ uid }) => uid === currentTarget.value))}
            data={groups}
          />
        </div>
        <IconButton
          label="Next row"
          size={44}
          aria-disabled={at >= stops.length - 1 || undefined}
          onClick={() => go(at + 1)}
        >
          <Icon of={IconChevronRight} />
        </IconButton>
      </nav>
    </>
  );
}

import { IconFilter, IconFilterFilled } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import { FilterField } from './filter-field';
import { FilterPanel } from './filter-panel';
import { type Filters, filterWords, type NamedFilter } from './filters';
import classes from './filters.module.css';

interface ColumnFilterButtonProps {
  filter: NamedFilter;
  filters: Filters | undefined;
  onChange: (filters: Filters) => void;
}

/** A funnel in the head of a column; filled and named while the column is filtered. */
export function ColumnFilterButton({ filter, filters, onChange }: ColumnFilterButtonProps) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const words = filterWords(filter, filters);
  const label = words === null ? `Filter by ${filter.label}` : `Filter by ${filter.label}: ${words}`;
  return (
    <>
      <IconButton
        ref={button}
        className={classes.funnel}
        label={label}
        size={28}
        color={words === null ? 'gray' : 'accent'}
        data-active={words !== null}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        <Icon of={words === null ? IconFilter : IconFilterFilled} size={16} />
      </IconButton>
      {opened && (
        <FilterPanel
          anchor={button}
          align="end"
          label={`Filter by ${filter.label}`}
          onClose={() => setOpened(false)}
        >
          <FilterField
            filter={filter}
            filters={filters}
            onChange={onChange}
            onDone={() => {
              button.current?.focus();
              setOpened(false);
            }}
          />
        </FilterPanel>
      )}
    </>
  );
}

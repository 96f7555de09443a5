import { Button } from '@mantine/core';
import { IconFilter, IconFilterFilled } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Icon } from '../icon/icon';
import { FilterField } from './filter-field';
import { FilterPanel } from './filter-panel';
import { countSet, type Filters, type NamedFilter } from './filters';
import classes from './filters.module.css';

interface CardFiltersProps {
  all: readonly NamedFilter[];
  filters: Filters | undefined;
  onChange: (filters: Filters) => void;
}

/** The filters of all columns behind one button: cards have no heads to stand in. */
export function CardFilters({ all, filters, onChange }: CardFiltersProps) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const count = countSet(filters, all);
  return (
    <>
      <Button
        ref={button}
        variant={count > 0 ? 'light' : 'default'}
        leftSection={<Icon of={count > 0 ? IconFilterFilled : IconFilter} size={16} />}
        // Its width stays: what stands beside it does not move when a filter is set.
        rightSection={<span className={classes.count}>{count > 0 && count}</span>}
        aria-label={count > 0 ? `Filters, ${count} set` : 'Filters'}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        Filters
      </Button>
      {opened && (
        <FilterPanel anchor={button} label="Filters" onClose={() => setOpened(false)}>
          {all.map((filter) => (
            <FilterField key={filter.name} filter={filter} filters={filters} onChange={onChange} />
          ))}
        </FilterPanel>
      )}
    </>
  );
}

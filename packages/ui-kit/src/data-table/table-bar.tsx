import { Button } from '@mantine/core';
import { IconBaselineDensitySmall } from '@tabler/icons-react';
import { memo } from 'react';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import { SearchField } from '../search-field/search-field';
import { CardFilters } from './card-filters';
import { CardSort } from './card-sort';
import classes from './data-table.module.css';
import type { Column, DataTableProps } from './data-table-props';
import { filtersOf } from './filters';
import { PageBox } from './selection-box';
import { useDense } from './stored-density';
import type { Selection } from './use-selection';

interface TableBarProps<Row>
  extends Pick<DataTableProps<Row>, 'label' | 'state' | 'onChange' | 'csvHref' | 'reorderedBy'> {
  columns: readonly Column<Row>[];
  /** Cards have no head: what it does stands here. */
  asCards: boolean;
  /** Of cards. */
  selection: Selection | null;
}

function Bar<Row>({
  label,
  state,
  onChange,
  csvHref,
  columns,
  asCards,
  selection,
  reorderedBy,
}: TableBarProps<Row>) {
  const [dense, setDense] = useDense();
  const filters = filtersOf(columns);
  return (
    <div className={classes.bar}>
      <search className={classes.find}>
        <SearchField
          label={label}
          value={state.query}
          onSearch={(query) => onChange({ ...state, query, page: 1 })}
        />
      </search>
      {csvHref && (
        <Button component="a" href={csvHref} download variant="default" className={classes.csv}>
          Download CSV
        </Button>
      )}
      {asCards && filters.length > 0 && (
        <CardFilters
          all={filters}
          filters={state.filters}
          onChange={(next) => onChange({ ...state, filters: next, page: 1 })}
        />
      )}
      {asCards ? (
        <CardSort columns={columns} state={state} ownOrder={reorderedBy} onChange={onChange} />
      ) : (
        <IconButton
          label="Dense rows"
          variant={dense ? 'light' : 'subtle'}
          color={dense ? 'accent' : 'gray'}
          aria-pressed={dense}
          onClick={() => setDense(!dense)}
        >
          <Icon of={IconBaselineDensitySmall} />
        </IconButton>
      )}
      {selection && (
        <div className={classes.allCards}>
          <PageBox selection={selection} label="Select all on this page" />
        </div>
      )}
    </div>
  );
}

/** What stands over the rows: search, and what else changes how they are shown. Not drawn again while more rows come. */
export const TableBar = memo(Bar) as typeof Bar;

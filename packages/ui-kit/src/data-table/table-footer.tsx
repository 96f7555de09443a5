import { PAGE_SIZE_OPTIONS } from '@coaching/contracts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import classes from './data-table.module.css';
import { pageCount, resized, shownWords, type TablePage } from './paging';

interface TableFooterProps {
  state: TablePage;
  total: number;
  more?: boolean;
  /** Called with the new page and size. */
  onChange: (state: TablePage) => void;
}

/** How many rows there are, how many a page holds, and the way to the next one. */
export function TableFooter({ state, total, more, onChange }: TableFooterProps) {
  const turn = (page: number) => onChange({ ...state, page });
  return (
    <div className={classes.footer}>
      <label className={classes.size}>
        Rows
        <select
          value={state.rowsPerPage}
          onChange={(event) => onChange(resized(state, Number(event.currentTarget.value)))}
        >
          {PAGE_SIZE_OPTIONS.map((size) => (
            <option key={size} value={size}>
              {size === 0 ? 'All' : size}
            </option>
          ))}
        </select>
      </label>
      <span aria-live="polite">{shownWords(state, total, more)}</span>
      <span className={classes.turning}>
        <IconButton label="Previous page" disabled={state.page <= 1} onClick={() => turn(state.page - 1)}>
          <Icon of={IconChevronLeft} size={18} />
        </IconButton>
        <IconButton
          label="Next page"
          disabled={!more && state.page >= pageCount(total, state.rowsPerPage)}
          onClick={() => turn(state.page + 1)}
        >
          <Icon of={IconChevronRight} size={18} />
        </IconButton>
      </span>
    </div>
  );
}

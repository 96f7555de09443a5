import { IconCheck } from '@tabler/icons-react';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import classes from './action-menu.module.css';
import type { MenuEntry } from './menu-entry';

interface MenuItemProps {
  entry: MenuEntry;
  onDone: () => void;
}

/** One line of a menu. */
export function MenuItem({ entry, onDone }: MenuItemProps) {
  if (entry === 'divider') return <hr className={classes.divider} />;
  if ('heading' in entry) return <div className={classes.heading}>{entry.heading}</div>;

  const { label, icon, note, danger, disabled } = entry;
  const shared = {
    className: classes.item,
    tabIndex: -1,
    'aria-disabled': disabled || undefined,
    'data-danger': danger || undefined,
    // Tells Mantine's dialogs that an Escape in here is not meant for them.
    'data-mantine-stop-propagation': 'true',
  };
  const face = (
    <>
      {icon && <Icon of={icon} className={classes.icon} />}
      <span className={classes.label}>{label}</span>
      {note && <span className={classes.note}>{note}</span>}
    </>
  );

  if ('href' in entry)
    return (
      <Link {...shared} role="menuitem" href={entry.href} onClick={onDone}>
        {face}
      </Link>
    );
  const select = () => {
    if (disabled) return;
    onDone();
    entry.onSelect();
  };
  const choice =
    entry.checked === undefined
      ? { role: 'menuitem' }
      : { role: 'menuitemradio', 'aria-checked': entry.checked };
  return (
    <button {...shared} {...choice} type="button" onClick={select}>
      {face}
      {entry.checked && <Icon of={IconCheck} size={16} className={classes.check} />}
    </button>
  );
}

import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { FloatingPanel } from '../floating/floating-panel';
import classes from './action-menu.module.css';
import type { MenuEntry } from './menu-entry';
import { MenuItem } from './menu-item';
import { focusFirstItem, moveInMenu } from './move-in-menu';

/** What the button that opens a menu must be given. */
export interface MenuTriggerProps {
  ref: Ref<HTMLButtonElement>;
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onKeyDown: (event: React.KeyboardEvent) => void;
}

export interface ActionMenuProps {
  /** Draws the button: `trigger={(props) => <Button {...props}>New Interaction</Button>}`. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** Its lines; as a function where they are made when it opens, for menus of which a page has many. */
  entries: readonly MenuEntry[] | (() => readonly MenuEntry[]);
  align?: 'start' | 'end';
}

/** A button with a menu: arrows, Home, End and letters move, Escape closes, focus returns to the button. */
export function ActionMenu({ trigger, entries, align = 'end' }: ActionMenuProps) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  // Once the panel is shown; what is hidden takes no focus.
  useEffect(() => {
    if (opened && menu.current) focusFirstItem(menu.current);
  }, [opened]);

  const close = (refocus: boolean) => {
    setOpened(false);
    if (refocus) button.current?.focus();
  };
  const onTriggerKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpened(true);
  };

  return (
    <>
      {trigger({
        ref: button,
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': opened,
        onClick: () => setOpened(!opened),
        onKeyDown: onTriggerKeyDown,
      })}
      {opened && (
        <FloatingPanel anchor={button} align={align} onClose={(why) => close(why === 'escape')}>
          <div
            ref={menu}
            className={classes.menu}
            role="menu"
            aria-labelledby={id}
            onKeyDown={(event) => (event.key === 'Tab' ? close(true) : moveInMenu(event))}
          >
            {(typeof entries === 'function' ? entries() : entries).map((entry, index) => (
              <MenuItem
                // Entries have no identity of their own, may be called alike, and do not move while the menu is open.
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                key={index}
                entry={entry}
                onDone={() => close(true)}
              />
            ))}
          </div>
        </FloatingPanel>
      )}
    </>
  );
}

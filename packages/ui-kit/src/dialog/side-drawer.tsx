import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { BesidePanel } from './beside-panel';
import classes from './dialog.module.css';
import { headerIsNoBanner } from './header-is-no-banner';
import { PageStays } from './page-stays';
import { useOpened } from './use-opened';

export interface SideDrawerProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Pixel width, 400 by default; never wider than the screen. */
  size?: number | string;
  /** False while Escape belongs to something open inside it. */
  closeOnEscape?: boolean;
  /** Stands beside what it belongs to, and covers none of it, where the screen has room for both. */
  beside?: boolean;
}

/** From here on a page and a drawer beside it can both be read. */
const ROOM_FOR_BOTH = '(width >= 70em)';

/** A drawer from the right edge, over the page or beside it. */
export function SideDrawer({ opened, size = 400, beside = false, children, ...rest }: SideDrawerProps) {
  const isOpen = useOpened(opened);
  const hasRoom = useMediaQuery(ROOM_FOR_BOTH, false, { getInitialValueInEffect: false });
  if (beside && hasRoom)
    return opened ? (
      <BesidePanel size={size} {...rest}>
        {children}
      </BesidePanel>
    ) : null;
  return (
    <Drawer
      opened={isOpen}
      position="right"
      size={size}
      classNames={classes}
      attributes={headerIsNoBanner}
      overlayProps={{ color: 'var(--ui-backdrop)', backgroundOpacity: 1 }}
      transitionProps={{ duration: 180 }}
      closeButtonProps={{ 'aria-label': 'Close' }}
      lockScroll={false}
      {...rest}
    >
      {isOpen && <PageStays />}
      {children}
    </Drawer>
  );
}

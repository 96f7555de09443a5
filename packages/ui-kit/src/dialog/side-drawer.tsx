import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import './styles';
import classes from './dialog.module.css';
import { headerIsNoBanner } from './header-is-no-banner';
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
}

/** A drawer from the right edge, over the page. */
export function SideDrawer({ opened, size = 400, ...rest }: SideDrawerProps) {
  const isOpen = useOpened(opened);
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
      {...rest}
    />
  );
}

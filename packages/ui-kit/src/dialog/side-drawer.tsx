import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useId, useRef } from 'react';
import { usePrinting } from '../print/use-printing';
import { BesidePanel } from './beside-panel';
import classes from './dialog.module.css';
import { FirstFocus } from './first-focus';
import { headerIsNoBanner } from './header-is-no-banner';
import { PageStays } from './page-stays';
import { useFocusBack } from './use-focus-back';
import { useOpened } from './use-opened';
import { useRestAfter } from './use-rest-after';
import { useStacked } from './use-stacked';

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
export function SideDrawer(props: SideDrawerProps) {
  const { opened, size = 400, beside = false, closeOnEscape = true, children, ...rest } = props;
  const id = useId();
  const isOpen = useOpened(opened);
  const isWide = useMediaQuery(ROOM_FOR_BOTH, false, { getInitialValueInEffect: false });
  // On paper it is as it was on the screen: what paper has room for is no reason to open it over the page.
  const isPrinting = usePrinting();
  const hadRoom = useRef(isWide);
  if (!isPrinting) hadRoom.current = isWide;
  const isBeside = beside && hadRoom.current;
  const { isTopmost, zIndex } = useStacked(isOpen && !isBeside);
  useFocusBack(id, isOpen && !isBeside);
  const onPress = useRestAfter(isOpen && !isBeside);
  if (isBeside)
    return opened ? (
      <BesidePanel size={size} closeOnEscape={closeOnEscape} {...rest}>
        {children}
      </BesidePanel>
    ) : null;
  return (
    <Drawer
      id={id}
      opened={isOpen}
      zIndex={zIndex}
      closeOnEscape={closeOnEscape && isTopmost}
      returnFocus={false}
      position="right"
      size={size}
      classNames={classes}
      attributes={headerIsNoBanner}
      overlayProps={{ color: 'var(--ui-backdrop)', backgroundOpacity: 1 }}
      transitionProps={{ duration: 180 }}
      closeButtonProps={{ 'aria-label': 'Close' }}
      lockScroll={false}
      onPointerDownCapture={onPress}
      {...rest}
    >
      {isOpen && <PageStays />}
      <FirstFocus body={`${id}-body`} />
      {children}
    </Drawer>
  );
}

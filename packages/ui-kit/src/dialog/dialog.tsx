import { Modal } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './dialog.module.css';
import { FirstFocus } from './first-focus';
import { headerIsNoBanner } from './header-is-no-banner';
import { PageStays } from './page-stays';
import { useFocusBack } from './use-focus-back';
import { useOpened } from './use-opened';
import { useRestAfter } from './use-rest-after';
import { useStacked } from './use-stacked';

export interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Pixel width, 480 by default; never wider than the screen. */
  size?: number | string;
  /** False where an accidental click outside would lose typed work. */
  closeOnClickOutside?: boolean;
  /** True where it needs all of the screen, as on a phone. */
  fullScreen?: boolean;
  /** False where closing it puts the focus somewhere itself. */
  returnFocus?: boolean;
}

/** Pixels that a screen keeps free at either side, so that one of 800 has room for a dialog of 768. */
const GUTTER = 16;

/** A dialog above the page. Focus stays inside and returns to where it was; Escape closes the uppermost. */
export function Dialog({ opened, title, size = 480, children, returnFocus = true, ...rest }: DialogProps) {
  const id = useId();
  const isOpen = useOpened(opened);
  const { isTopmost, zIndex } = useStacked(isOpen);
  useFocusBack(id, isOpen && returnFocus);
  const onPress = useRestAfter(isOpen);
  return (
    <Modal
      id={id}
      opened={isOpen}
      zIndex={zIndex}
      returnFocus={false}
      title={title}
      size={size}
      xOffset={GUTTER}
      centered
      closeOnEscape={isTopmost}
      classNames={classes}
      attributes={headerIsNoBanner}
      overlayProps={{ color: 'var(--ui-backdrop)', backgroundOpacity: 1 }}
      transitionProps={{ transition: 'pop', duration: 150 }}
      closeButtonProps={{ 'aria-label': 'Close' }}
      lockScroll={false}
      onPointerDownCapture={onPress}
      {...rest}
    >
      {isOpen && <PageStays />}
      <FirstFocus body={`${id}-body`} />
      {children}
    </Modal>
  );
}

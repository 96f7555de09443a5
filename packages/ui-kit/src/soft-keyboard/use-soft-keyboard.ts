import { useEffect } from 'react';
import { afterPress } from '../press/press';
import { keepCaretInView } from './keep-caret-in-view';
import { keyboardOf } from './keyboard-of';

/**
 * Gives the page's styles the state of a phone's own keyboard: `--ui-keyboard-inset` is how much of the window's bottom edge
 * is behind it, `--ui-keyboard-height` how much of the window it takes, and `data-keyboard` is on the root while it
 * is up. What is docked stands on it, and the line that is written stays in view. Nothing moves while something is
 * pressed.
 */
export function useSoftKeyboard() {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const root = document.documentElement;
    let screen = { width: viewport.width, highest: 0 };
    let lastState = '';
    let takeBack = () => {};

    const update = () => {
      const { width, height, offsetTop, scale } = viewport;
      if (scale === 1 && width !== screen.width) screen = { width, highest: 0 };
      screen.highest = Math.max(screen.highest, height * scale);
      const {
        isUp,
        inset,
        height: taken,
      } = keyboardOf({
        windowHeight: window.innerHeight,
        seen: { height, offsetTop, scale },
        highest: screen.highest,
      });
      root.toggleAttribute('data-keyboard', isUp);
      root.style.setProperty('--ui-keyboard-inset', `${inset}px`);
      root.style.setProperty('--ui-keyboard-height', `${taken}px`);
      const now = `${isUp} ${inset} ${height}`;
      if (isUp && now !== lastState) keepCaretInView();
      lastState = now;
    };
    const look = () => {
      takeBack();
      takeBack = afterPress(update);
    };
    look();
    viewport.addEventListener('resize', look);
    viewport.addEventListener('scroll', look);
    window.addEventListener('resize', look);
    return () => {
      takeBack();
      viewport.removeEventListener('resize', look);
      viewport.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
      root.removeAttribute('data-keyboard');
      root.style.removeProperty('--ui-keyboard-inset');
      root.style.removeProperty('--ui-keyboard-height');
    };
  }, []);
}

import { useEffect, useReducer, useRef } from 'react';
import { afterPress, isPressing } from './press';

/** A value that stays what it was while something is pressed, for what would move or go from under the finger. */
export function useSteady<Value>(value: Value): Value {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const shown = useRef(value);
  const isHeld = shown.current !== value && isPressing();
  if (!isHeld) shown.current = value;
  useEffect(() => (isHeld ? afterPress(drawAgain) : undefined), [isHeld]);
  return shown.current;
}

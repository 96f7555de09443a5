import { useState } from 'react';

/** Rows before somebody asks for all. */
const FEW = 5;

/** How many rows a list of the dashboard asks for: few at first; 0 means all. */
export function useShownRows() {
  const [isAll, setIsAll] = useState(false);
  return { isAll, count: isAll ? 0 : FEW, showAll: () => setIsAll(true) };
}

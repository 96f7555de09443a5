import { useEffect, useState } from 'react';

/** Whether so many milliseconds have gone by since the component came. */
export function useDue(by: number): boolean {
  const [due, setDue] = useState(by <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), by);
    return () => clearTimeout(timer);
  }, [by]);
  return due;
}

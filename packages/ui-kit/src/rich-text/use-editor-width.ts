import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width in pixels of the editor that an element stands in; it is measured before anything is painted. */
export function useEditorWidth(part: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const editor = part.current?.parentElement;
    if (!editor) return;
    const measure = () => setWidth(editor.offsetWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(editor);
    return () => observer.disconnect();
  }, [part]);
  return width;
}

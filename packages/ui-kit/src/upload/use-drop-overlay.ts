import { DROP_OVERLAY_MS } from '@coaching/contracts';
import { type DragEvent, useEffect, useRef, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/**
 * Lets files be dropped on an element. It is lit while they are dragged over it; a drag that goes quiet, because it
 * left the window or ended elsewhere, lights it for DROP_OVERLAY_MS more.
 * @param onDrop called with what was dropped
 * @returns whether it is lit, and what the element listens to
 */
export function useDropOverlay(onDrop: (dropped: DataTransfer) => void) {
  const [isLit, setLit] = useState(false);
  const quiet = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(quiet.current), []);

  const onDragOver = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    clearTimeout(quiet.current);
    quiet.current = setTimeout(() => setLit(false), DROP_OVERLAY_MS);
    setLit(true);
  };
  return {
    isLit,
    listeners: {
      onDragEnter: onDragOver,
      onDragOver,
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        clearTimeout(quiet.current);
        setLit(false);
        onDrop(event.dataTransfer);
      },
    },
  };
}

import type { MouseEvent, ReactNode } from 'react';
import classes from './writing-surface.module.css';

/** A press beside the words being written leaves the focus, and a phone's keyboard, where they are. */
function stayInEditor(event: MouseEvent<HTMLElement>) {
  if (!(event.target as HTMLElement).isContentEditable) event.preventDefault();
}

interface WritingSurfaceProps {
  /** False for those who only read: text that nothing happens to. */
  isWritable?: boolean;
  isEditing: boolean;
  /** What it stands on; the page unless given. */
  ground?: 'note';
  /** It shows that it can be written in before it is pointed at. */
  isOpen?: boolean;
  children: ReactNode;
}

/** What an answer is written on: nothing until it is pointed at or written in, then a light surface. */
export function WritingSurface({
  isWritable = true,
  isEditing,
  ground,
  isOpen,
  children,
}: WritingSurfaceProps) {
  if (!isWritable) return children;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only leaves the focus in the editor that stands on it
    <div
      className={classes.surface}
      data-ground={ground}
      data-open={isOpen}
      data-editing={isEditing}
      onMouseDown={isEditing ? stayInEditor : undefined}
    >
      {children}
    </div>
  );
}

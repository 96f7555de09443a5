import { type ComponentProps, lazy, useState } from 'react';
import type { RichTextEditor as Editor } from '../rich-text';

let arrived: typeof Editor | null = null;

async function load() {
  const { RichTextEditor } = await import('../rich-text');
  arrived = RichTextEditor;
  return { default: RichTextEditor };
}

const OnItsWay = lazy(load);

/** The editor, whose code comes apart from the page's; where that has come already, it is there at once. */
export function RichTextEditor(props: ComponentProps<typeof Editor>) {
  // The same one for as long as it is open: another one would begin anew.
  const [Shown] = useState(() => arrived ?? OnItsWay);
  return <Shown {...props} />;
}

/** Fetches the editor before it is needed, so that what is typed first is typed in it. */
export const preloadEditor = (): void => void load().catch(() => undefined);

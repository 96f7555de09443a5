import { type ComponentProps, Suspense } from 'react';
import { lazyAfterPress } from '../press/lazy-after-press';
import { EditorToCome } from './editor-to-come';
import type { RichTextEditor } from './rich-text-editor';

const Editor = lazyAfterPress(async () => (await import('./rich-text-editor')).RichTextEditor);

/** A field of a form for rich text. The editor's code comes when the field is shown, and takes the place kept for it. */
export function RichTextField(props: Omit<ComponentProps<typeof RichTextEditor>, 'plain' | 'minHeight'>) {
  return (
    <Suspense fallback={<EditorToCome label={props.label} value={props.value} />}>
      <Editor {...props} />
    </Suspense>
  );
}

import { RichTextField } from '@coaching/ui-kit';
import { type ComponentProps, type FocusEvent, useState } from 'react';

/** A dialog's first field, for rich text. What opens gives the focus at once, the editor's code may come later. */
export function FirstEditor(props: ComponentProps<typeof RichTextField>) {
  // Somebody who went elsewhere meanwhile is left there.
  const [waits, setWaits] = useState(false);
  const isItself = ({ target, currentTarget }: FocusEvent) => target === currentTarget;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hands the focus on
    <div
      data-autofocus
      tabIndex={-1}
      onFocus={(event) => isItself(event) && setWaits(true)}
      onBlur={(event) => isItself(event) && setWaits(false)}
    >
      <RichTextField {...props} autoFocus={waits} />
    </div>
  );
}

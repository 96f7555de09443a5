import { Button, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import classes from './rich-text-editor.module.css';
import { isSafeAddress } from './rich-text-view';

interface LinkFormProps {
  editor: Editor;
  onClose: () => void;
}

/** Asks where a link leads, in the place of the toolbar; an empty address takes the link away. */
export function LinkForm({ editor, onClose }: LinkFormProps) {
  const [address, setAddress] = useState(
    () => (editor.getAttributes('link').href as string | undefined) ?? '',
  );

  const setLink = () => {
    const wanted = address.trim();
    const href = wanted === '' || isSafeAddress(wanted) ? wanted : `https://${wanted}`;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else chain.setLink({ href }).run();
    onClose();
  };
  const leave = () => {
    onClose();
    editor.commands.focus();
  };

  return (
    <form
      className={classes.toolbar}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setLink();
      }}
    >
      <TextInput
        className={classes.address}
        size="xs"
        aria-label="Link address"
        placeholder="https://"
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          leave();
        }}
        data-autofocus
        autoFocus
      />
      <Button type="submit" size="compact-sm">
        Set link
      </Button>
    </form>
  );
}

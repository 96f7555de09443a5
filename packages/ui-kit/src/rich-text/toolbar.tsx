import { ActionIcon, Button, Group, TextInput } from '@mantine/core';
import {
  IconBlockquote,
  IconBold,
  IconClearFormatting,
  IconCode,
  IconHeading,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconStrikethrough,
  IconUnderline,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import classes from './rich-text-editor.module.css';
import { isSafeAddress } from './rich-text-view';
import { type ToolName, toolActions, toolsFor } from './toolbar-tools';

const faces: Record<ToolName, { label: string; icon: typeof IconBold }> = {
  bold: { label: 'Bold', icon: IconBold },
  italic: { label: 'Italic', icon: IconItalic },
  underline: { label: 'Underline', icon: IconUnderline },
  strike: { label: 'Strikethrough', icon: IconStrikethrough },
  heading: { label: 'Heading', icon: IconHeading },
  bulletList: { label: 'Bulleted list', icon: IconList },
  orderedList: { label: 'Numbered list', icon: IconListNumbers },
  blockquote: { label: 'Quote', icon: IconBlockquote },
  link: { label: 'Link', icon: IconLink },
  clear: { label: 'Remove format', icon: IconClearFormatting },
  source: { label: 'View source', icon: IconCode },
};

interface ToolbarProps {
  editor: Editor;
  /** Width of the editor in pixels. */
  width: number;
  showsSource: boolean;
  onToggleSource: () => void;
}

/** The editor's tools, as many as its width has room for. */
export function Toolbar({ editor, width, showsSource, onToggleSource }: ToolbarProps) {
  const [address, setAddress] = useState<string | null>(null);
  const active = useEditorState({
    editor,
    selector: ({ editor }) =>
      Object.keys(faces)
        .filter((name) => editor.isActive(name))
        .join(' '),
  });

  const press = (name: ToolName) => {
    if (name === 'source') onToggleSource();
    else if (name === 'link') setAddress((editor.getAttributes('link').href as string | undefined) ?? '');
    else toolActions[name]?.(editor);
  };

  const setLink = () => {
    const wanted = address?.trim() ?? '';
    const href = wanted === '' || isSafeAddress(wanted) ? wanted : `https://${wanted}`;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else chain.setLink({ href }).run();
    setAddress(null);
  };

  if (address !== null) {
    return (
      <form
        className={classes.toolbar}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          setLink();
        }}
      >
        <Group gap={8} wrap="nowrap" style={{ flex: 1 }}>
          <TextInput
            size="xs"
            aria-label="Link address"
            placeholder="https://"
            value={address}
            onChange={(event) => setAddress(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Escape' && setAddress(null)}
            data-autofocus
            autoFocus
            style={{ flex: 1 }}
          />
          <Button type="submit" size="compact-sm">
            Set link
          </Button>
        </Group>
      </form>
    );
  }
  return (
    <div className={classes.toolbar} role="toolbar" aria-label="Formatting">
      {toolsFor(width).map((name) => {
        const { label, icon: Icon } = faces[name];
        const pressed = name === 'source' ? showsSource : active.split(' ').includes(name);
        return (
          <ActionIcon
            key={name}
            variant={pressed ? 'light' : 'subtle'}
            color={pressed ? 'teal' : 'gray'}
            aria-label={label}
            aria-pressed={pressed}
            title={label}
            disabled={showsSource && name !== 'source'}
            // Keeps the caret where it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => press(name)}
          >
            <Icon size={18} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        );
      })}
    </div>
  );
}

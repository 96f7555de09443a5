import { ActionIcon } from '@mantine/core';
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
  IconPhotoPlus,
  IconStrikethrough,
  IconUnderline,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useRef, useState } from 'react';
import { latePart } from '../code-ahead/late-part';
import type { PictureUpload } from '../image-dialog/picture-upload';
import { LinkForm } from './link-form';
import { moveInToolbar } from './move-in-toolbar';
import classes from './rich-text-editor.module.css';
import { type ToolName, toolActions, toolsFor } from './toolbar-tools';
import { useEditorWidth } from './use-editor-width';

const PictureDialog = latePart(async () => ({
  default: (await import('../image-dialog/picture-dialog')).PictureDialog,
}));

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
  image: { label: 'Add an Image', icon: IconPhotoPlus },
  clear: { label: 'Remove format', icon: IconClearFormatting },
  source: { label: 'View source', icon: IconCode },
};

/** Tools that are not on or off. */
const momentary: readonly ToolName[] = ['clear', 'image'];

export interface ToolbarProps {
  editor: Editor;
  /** How pictures are sent; without it none can be added. */
  pictures?: PictureUpload;
  showsSource: boolean;
  onToggleSource: () => void;
}

/** The editor's tools, as many as its width has room for; one stop for Tab, arrows inside. */
export function Toolbar({ editor, pictures, showsSource, onToggleSource }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const width = useEditorWidth(bar);
  const [asksForLink, setAsksForLink] = useState(false);
  const [adding, setAdding] = useState<boolean | null>(null);
  const [current, setCurrent] = useState<ToolName>('bold');
  const active = useEditorState({
    editor,
    selector: ({ editor }) => Object.keys(faces).filter((name) => editor.isActive(name)),
  });

  const press = (name: ToolName) => {
    setCurrent(name);
    if (name === 'source') onToggleSource();
    else if (name === 'link') setAsksForLink(true);
    else if (name === 'image') setAdding(true);
    else toolActions[name]?.(editor);
  };

  const tools = toolsFor(width).filter((name) => name !== 'image' || pictures);
  const isOff = (name: ToolName) => showsSource && name !== 'source';
  const usable = tools.filter((name) => !isOff(name));
  const stop = usable.includes(current) ? current : usable[0];
  return (
    <>
      {asksForLink && <LinkForm editor={editor} onClose={() => setAsksForLink(false)} />}
      <div
        ref={bar}
        className={classes.toolbar}
        role="toolbar"
        aria-label="Formatting"
        hidden={asksForLink}
        onKeyDown={moveInToolbar}
      >
        {tools.map((name) => {
          const { label, icon: Icon } = faces[name];
          const isMomentary = momentary.includes(name);
          const pressed = name === 'source' ? showsSource : !isMomentary && active.includes(name);
          return (
            <ActionIcon
              key={name}
              variant={pressed ? 'light' : 'subtle'}
              color={pressed ? 'accent' : 'gray'}
              aria-label={label}
              aria-pressed={isMomentary ? undefined : pressed}
              data-tooltip={label}
              disabled={isOff(name)}
              tabIndex={name === stop ? 0 : -1}
              // Keeps the caret where it is.
              onMouseDown={(event) => event.preventDefault()}
              onFocus={() => setCurrent(name)}
              onClick={() => press(name)}
            >
              <Icon size={18} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          );
        })}
      </div>
      {pictures && adding !== null && (
        <PictureDialog
          {...pictures}
          opened={adding}
          onClose={() => setAdding(false)}
          onSave={(src, alt) => {
            // With a line after it, to write on without replacing it.
            const picture = { type: 'image', attrs: { src, alt } };
            editor
              .chain()
              .focus()
              .insertContent([picture, { type: 'paragraph' }])
              .run();
          }}
        />
      )}
    </>
  );
}

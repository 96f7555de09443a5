import type { ItemTag } from '@coaching/contracts';
import { latePart, VisuallyHidden } from '@coaching/ui-kit';
import type { TypedSign } from '@coaching/ui-kit/editable-text';
import { type RefObject, useEffect, useState } from 'react';
import { pickedWords, withoutTag, withTag } from './tag-changes';

export const loadSignPicker = () => import('./picker/sign-picker');
export const loadTagsDialog = () => import('./picker/tags-dialog');
const SignPicker = latePart(loadSignPicker);
const TagsDialog = latePart(loadTagsDialog);

interface TaggingProps {
  tags: readonly ItemTag[];
  /** The sign that somebody types after in the line; null for none. */
  sign: TypedSign | null;
  /** Whether the dialog is open; null until it was asked for. */
  asked: boolean | null;
  anchor: RefObject<HTMLElement | null>;
  onTags: (tags: ItemTag[]) => void;
  onClose: () => void;
}

/** The two ways to tag a line: after a number sign in its text, and in a dialog. */
export function Tagging({ tags, sign, asked, anchor, onTags, onClose }: TaggingProps) {
  /** Where a sign stands that shall be text. */
  const [leftAt, setLeftAt] = useState<number | null>(null);
  if (!sign && leftAt !== null) setLeftAt(null);
  const tag = (row: ItemTag) => onTags(withTag(tags, row));

  const [picked, setPicked] = useState('');
  const hasSign = sign !== null;
  // The same words twice are said twice.
  useEffect(() => {
    if (hasSign) setPicked('');
  }, [hasSign]);
  const pick = (row: ItemTag) => {
    setPicked(pickedWords(tags, row));
    tag(row);
  };
  return (
    <>
      <VisuallyHidden role="status">{picked}</VisuallyHidden>
      {sign && sign.at !== leftAt && (
        <SignPicker
          sign={sign}
          tags={tags}
          anchor={anchor}
          onPick={pick}
          onClose={() => setLeftAt(sign.at)}
        />
      )}
      {asked !== null && (
        <TagsDialog
          opened={asked}
          tags={tags}
          onTag={tag}
          onUntag={(row) => onTags(withoutTag(tags, row))}
          onClose={onClose}
        />
      )}
    </>
  );
}

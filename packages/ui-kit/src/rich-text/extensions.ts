import { type PictureTag, storedPicture, uploadedPath } from '@coaching/contracts';
import { type Extensions, Node } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
// By their own entries: the packages' common ones bring everything else along.
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { ListKeymap } from '@tiptap/extension-list/keymap';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { Placeholder } from '@tiptap/extensions/placeholder';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { Fragment, type Schema } from '@tiptap/pm/model';
import { isSafeAddress } from './rich-text-view';

const tagOf = (img: HTMLElement): PictureTag => ({
  src: img.getAttribute('src') ?? '',
  alt: img.getAttribute('alt') ?? '',
});

/** What stands in a paragraph of its own in the place of a picture from elsewhere. */
function insteadOf(img: HTMLElement, schema: Schema): Fragment {
  const stored = storedPicture(tagOf(img));
  if ('path' in stored) return Fragment.empty;
  const { text, href } = stored.instead;
  const { italic, link } = schema.marks;
  return Fragment.from(schema.text(text, [href === null ? italic!.create() : link!.create({ href })]));
}

/** A picture by its address; in the place of one that the server would not store stands at once what the server would put there. */
const Picture = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: { default: null, parseHTML: (img: HTMLElement) => uploadedPath(tagOf(img).src) },
    alt: { default: null },
  }),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (img) => ('path' in storedPicture(tagOf(img)) ? null : false) },
    {
      tag: 'img[src]',
      node: 'paragraph',
      getContent: (img, schema) => insteadOf(img as HTMLElement, schema),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

const leftOut = { default: null, parseHTML: () => null };

/** A link without what the allow-list does not know, though it was pasted with it. */
const PlainLink = Link.extend({
  addAttributes() {
    return { ...this.parent?.(), class: leftOut, title: leftOut };
  },
});

/** What the editor can write: the allow-list of contracts, tag by tag. */
export function richTextExtensions(placeholder: string): Extensions {
  return [
    Document,
    Paragraph,
    Text,
    Bold,
    Italic,
    Underline,
    Strike,
    Heading.configure({ levels: [2, 3] }),
    BulletList,
    OrderedList,
    ListItem,
    ListKeymap,
    Blockquote,
    HardBreak,
    Picture,
    PlainLink.configure({ openOnClick: false, autolink: true, isAllowedUri: (url) => isSafeAddress(url) }),
    UndoRedo,
    Placeholder.configure({ placeholder }),
  ];
}

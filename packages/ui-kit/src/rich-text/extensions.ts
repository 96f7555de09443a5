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
import { isSafeAddress } from './rich-text-view';

/** Pictures that the server keeps: our own by their path, others over https. */
const pictureAddress = /^(?:https:|\/(?!\/))/i;

/** A picture by its address; one that the server would not keep is left out at once. */
const Picture = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: null } }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (img) => (pictureAddress.test(img.getAttribute('src') ?? '') ? null : false),
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

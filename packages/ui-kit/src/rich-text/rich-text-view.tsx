import { richTextAllowList, richTextLinkSchemes, storedPicture } from '@coaching/contracts';
import { createElement, type ReactNode, useMemo } from 'react';
import './rich-text.css';

const allowed: Readonly<Record<string, readonly string[]>> = richTextAllowList;

/** How links open: apart, and telling nothing of us. */
const apart = { target: '_blank', rel: 'noopener noreferrer' };

/** Addresses that may stand in rich text: our own paths, and the schemes of the allow-list. */
export function isSafeAddress(address: string): boolean {
  if (/^\/(?!\/)/.test(address)) return true;
  return richTextLinkSchemes.some((scheme) => address.toLowerCase().startsWith(`${scheme}:`));
}

function attributesOf(element: Element, tag: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const name of allowed[tag] ?? []) {
    const value = element.getAttribute(name);
    if (value === null) continue;
    if (name === 'href' && !isSafeAddress(value)) continue;
    attributes[name] = value;
  }
  return tag === 'a' ? { ...attributes, ...apart } : attributes;
}

/** A picture of our own; any other is not asked for, and a link to it stands in its place. */
function picture(element: Element, key: number): ReactNode {
  const [src, alt] = [element.getAttribute('src'), element.getAttribute('alt') ?? ''];
  if (!src) return null;
  const stored = storedPicture({ src, alt });
  if ('path' in stored) return createElement('img', { key, src: stored.path, alt });
  const { text, href } = stored.instead;
  return href === null
    ? createElement('em', { key }, text)
    : createElement('a', { key, href, ...apart }, text);
}

/** React elements for what the allow-list knows; of anything else only the text inside it remains. */
function render(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (node.nodeType !== Node.ELEMENT_NODE) return null;
  const element = node as Element;
  const tag = element.tagName.toLowerCase();
  if (tag === 'script' || tag === 'style') return null;
  if (tag === 'img') return picture(element, key);
  const children = [...element.childNodes].map(render);
  if (!(tag in allowed)) return children;
  return createElement(tag, { key, ...attributesOf(element, tag) }, ...(tag === 'br' ? [] : children));
}

/** One paragraph without marks or entities, as most of what stands in lists is: it needs no parser. */
const PLAIN = /^<p>([^<>&]*)<\/p>$/;

/** Rich text as it is read. Nothing in it can run, wherever it came from. */
export function RichTextView({ html, className = '' }: { html: string; className?: string }) {
  const content = useMemo(() => {
    const plain = PLAIN.exec(html);
    if (plain) return createElement('p', null, plain[1]);
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return [...body.childNodes].map(render);
  }, [html]);
  return <div className={`ui-rich-text ${className}`}>{content}</div>;
}

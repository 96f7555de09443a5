import { richTextAllowList, richTextLinkSchemes } from '@coaching/contracts';
import { createElement, type ReactNode, useMemo } from 'react';
import './rich-text.css';

const allowed: Readonly<Record<string, readonly string[]>> = richTextAllowList;

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
    if ((name === 'href' || name === 'src') && !isSafeAddress(value)) continue;
    attributes[name] = value;
  }
  return tag === 'a' ? { ...attributes, target: '_blank', rel: 'noopener noreferrer' } : attributes;
}

/** React elements for what the allow-list knows; of anything else only the text inside it remains. */
function render(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (node.nodeType !== Node.ELEMENT_NODE) return null;
  const element = node as Element;
  const tag = element.tagName.toLowerCase();
  if (tag === 'script' || tag === 'style') return null;
  const children = [...element.childNodes].map(render);
  if (!(tag in allowed)) return children;
  const isVoid = tag === 'br' || tag === 'img';
  return createElement(tag, { key, ...attributesOf(element, tag) }, ...(isVoid ? [] : children));
}

/** Rich text as it is read. Nothing in it can run, wherever it came from. */
export function RichTextView({ html, className = '' }: { html: string; className?: string }) {
  const content = useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return [...body.childNodes].map(render);
  }, [html]);
  return <div className={`ui-rich-text ${className}`}>{content}</div>;
}

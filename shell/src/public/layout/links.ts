import { type Html, html } from '../html';

/** The header's links; each section of the home page has an anchor (spec 1 section 2). */
export const publicLinks = [
  { label: 'Services', href: '/#services' },
  { label: 'Tools', href: '/#tools' },
  { label: 'Pricing', href: '/#pricing' },
  { label: 'About Me', href: '/#about' },
  { label: 'Contact Us', href: '/#contact' },
  { label: 'Resources', href: '/resources' },
] as const;

export const footerLinks = [
  { label: 'Pricing', href: '/pricing' },
  { label: 'Resources', href: '/resources' },
  { label: 'Terms', href: '/terms' },
  { label: 'Privacy', href: '/privacy' },
] as const;

/** Addresses outside the product, which an operator sets; the gateway puts them in (gateway/src/static/page-settings). */
export const outside = {
  sales: '{{sales-email}}',
  contact: '{{contact-email}}',
  introVideo: '{{intro-video}}',
  demoScheduling: '{{demo-scheduling}}',
} as const;

/** A part of a page that is there only when an operator has set this. */
export const ifSet = (setting: 'intro-video' | 'demo-scheduling', part: Html) =>
  html`{{if ${setting}}}${part}{{end ${setting}}}`;

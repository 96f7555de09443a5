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

/** Addresses outside the product; an operator puts their own in their place. */
export const outside = {
  sales: 'sales@sidelight.example',
  contact: 'hello@sidelight.example',
  introVideo: 'https://video.sidelight.example/intro',
  demoScheduling: 'https://calendar.sidelight.example/demo',
} as const;

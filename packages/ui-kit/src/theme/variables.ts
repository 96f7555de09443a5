import type { CSSVariablesResolver } from '@mantine/core';
import { measures } from './measures';
import { darkTokens, lightTokens, type SchemeTokens } from './scheme-tokens';

const prefixed = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--ui-${name}`, value]));

/** Mantine's own variables expressed in our tokens, so that its components follow them. */
const mantineColors = (tokens: SchemeTokens) => ({
  '--mantine-color-body': tokens.canvas,
  '--mantine-color-text': tokens.text,
  '--mantine-color-bright': tokens.text,
  '--mantine-color-dimmed': tokens['text-quiet'],
  '--mantine-color-placeholder': tokens['text-placeholder'],
  '--mantine-color-anchor': tokens['accent-text'],
  '--mantine-color-error': tokens['danger-text'],
  '--mantine-color-success': tokens['done-text'],
  '--mantine-color-default': tokens.raised,
  '--mantine-color-default-hover': tokens.hover,
  '--mantine-color-default-color': tokens.text,
  '--mantine-color-default-border': tokens.line,
  '--mantine-color-disabled': tokens.hover,
  '--mantine-color-disabled-color': tokens['text-placeholder'],
  '--mantine-color-disabled-border': tokens.line,
  '--mantine-primary-color-contrast': tokens['on-accent'],
  '--mantine-primary-color-filled': tokens.accent,
  '--mantine-primary-color-filled-hover': tokens['accent-hover'],
  ...coloured('accent', tokens.accent, tokens['accent-hover'], tokens['accent-text'], tokens['accent-soft']),
  ...coloured('red', tokens.danger, tokens['danger-hover'], tokens['danger-text'], tokens['danger-soft']),
  ...coloured('gray', tokens['text-quiet'], tokens.text, tokens.text, tokens.hover),
});

function coloured(name: string, filled: string, filledHover: string, text: string, soft: string) {
  const color = `--mantine-color-${name}`;
  return {
    [`${color}-text`]: text,
    [`${color}-filled`]: filled,
    [`${color}-filled-hover`]: filledHover,
    [`${color}-light`]: soft,
    [`${color}-light-hover`]: `color-mix(in srgb, ${text} 8%, ${soft})`,
    [`${color}-light-color`]: text,
    [`${color}-outline`]: text,
    [`${color}-outline-hover`]: soft,
  };
}

/** All variables whose values a scheme decides. */
export const schemeVariables = (tokens: SchemeTokens) => ({
  ...prefixed({ ...tokens }),
  ...mantineColors(tokens),
});

/** Turns the tokens into CSS variables: `--ui-canvas`, `--ui-text-quiet`, `--ui-header-height` and so on. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: prefixed(measures),
  light: schemeVariables(lightTokens),
  dark: schemeVariables(darkTokens),
});

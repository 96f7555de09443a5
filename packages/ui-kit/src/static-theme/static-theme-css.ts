import { measures } from '../theme/measures';
import { darkTokens, lightTokens } from '../theme/scheme-tokens';

const declarations = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--ui-${name}:${value}`)
    .join(';');

/**
 * The tokens as a stylesheet, for pages that are drawn without the application: light, and dark where the device or
 * the person says so (`followColorScheme` sets the attribute).
 */
export function staticThemeCss(): string {
  return [
    `:root{color-scheme:light;${declarations(measures)};${declarations({ ...lightTokens })}}`,
    `:root[data-mantine-color-scheme="dark"]{color-scheme:dark;${declarations({ ...darkTokens })}}`,
  ].join('\n');
}

import { lightTokens } from './scheme-tokens';
import { schemeVariables } from './variables';

const declarations = Object.entries(schemeVariables(lightTokens)).map(([name, value]) => `${name}:${value}`);
/** The attribute twice outweighs the scheme's own rule, wherever that stands. */
const root = ':root[data-mantine-color-scheme][data-mantine-color-scheme]';
const css = `@media print{${root}{color-scheme:light;${declarations.join(';')}}}`;

/** Paper is white: what is printed from the dark scheme has the colours of the light one. */
export function PrintsInLight() {
  return <style>{css}</style>;
}

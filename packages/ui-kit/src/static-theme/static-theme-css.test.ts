import { darkTokens, lightTokens } from '../theme/scheme-tokens';
import { staticThemeCss } from './static-theme-css';

it('has every token in both schemes', () => {
  const [light, dark] = staticThemeCss().split('\n');
  for (const [name, value] of Object.entries(lightTokens)) expect(light).toContain(`--ui-${name}:${value}`);
  for (const [name, value] of Object.entries(darkTokens)) expect(dark).toContain(`--ui-${name}:${value}`);
});

import { darkTokens, lightTokens } from '../theme/scheme-tokens';
import { canvas } from './canvas';

it('paints early what the theme paints later', () => {
  expect(canvas).toEqual({ light: lightTokens.canvas, dark: darkTokens.canvas });
});

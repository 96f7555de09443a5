import { createTheme, defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';
import { accent, amber, dark, gray, green, red } from './palette';

const onFilled: Record<string, string> = { accent: 'var(--ui-on-accent)', red: 'var(--ui-on-danger)' };

/** Filled buttons take the text colour that reads on them in either scheme. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const color = onFilled[input.color ?? input.theme.primaryColor];
  return input.variant === 'filled' && color ? { ...colors, color } : colors;
};

const fontFamily = '"Inter Variable", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

/** The product's theme; colours by meaning are the `--ui-…` variables made in `variables.ts`. */
export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 6, dark: 4 },
  colors: { accent, gray, dark, red, amber, green },
  white: '#ffffff',
  black: gray[9],
  variantColorResolver,
  fontFamily,
  respectReducedMotion: true,
  // Nothing moves while it is pressed, not by a pixel.
  activeClassName: '',
  cursorType: 'pointer',
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  lineHeights: { xs: '1.35', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  headings: {
    fontFamily,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '2rem' },
      h2: { fontSize: '1.25rem', lineHeight: '1.75rem' },
      h3: { fontSize: '1rem', lineHeight: '1.5rem' },
      h4: { fontSize: '0.875rem', lineHeight: '1.25rem' },
      h5: { fontSize: '0.875rem', lineHeight: '1.25rem' },
      h6: { fontSize: '0.875rem', lineHeight: '1.25rem' },
    },
  },
  components: {
    // Known as a link by more than its colour.
    Anchor: { defaultProps: { underline: 'always' } },
    // Help stands below its field (look).
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
  },
  shadows: {
    xs: 'var(--ui-shadow)',
    sm: 'var(--ui-shadow)',
    md: 'var(--ui-shadow)',
    lg: 'var(--ui-shadow)',
    xl: 'var(--ui-shadow)',
  },
});

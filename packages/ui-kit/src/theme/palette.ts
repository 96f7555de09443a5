import type { MantineColorsTuple } from '@mantine/core';

/** Ten shades per hue, light to dark, tuned in OKLCH so that equal steps look equal. */

/** Slightly warm neutrals for the light scheme. */
export const gray: MantineColorsTuple = [
  '#fbfaf7',
  '#f5f4f1',
  '#eceae7',
  '#e2dfdb',
  '#ceccc7',
  '#8f8b86',
  '#6a6560',
  '#514c47',
  '#36322e',
  '#211d1a',
];

/** Slightly warm neutrals for the dark scheme; as Mantine wants it, text first and the deepest surface last. */
export const dark: MantineColorsTuple = [
  '#e8e6e2',
  '#d0cdc9',
  '#afaca6',
  '#96918c',
  '#4b4743',
  '#34312e',
  '#262421',
  '#1d1b19',
  '#161412',
  '#0e0d0b',
];

/** Deep teal: the one thing to do next. */
export const accent: MantineColorsTuple = [
  '#effafa',
  '#dcf4f4',
  '#bce8e7',
  '#96d7d6',
  '#6ac0c0',
  '#289898',
  '#006c6f',
  '#005b5d',
  '#004a4c',
  '#023538',
];

/** Destruction and errors only. */
export const red: MantineColorsTuple = [
  '#fff4f3',
  '#ffe6e3',
  '#ffccc6',
  '#ffaba3',
  '#f4877f',
  '#dd5750',
  '#be2f2c',
  '#a12623',
  '#7f211d',
  '#581c18',
];

/** Not saved yet, overdue. */
export const amber: MantineColorsTuple = [
  '#fff9eb',
  '#fff0d0',
  '#fde1a7',
  '#f9cd78',
  '#efb656',
  '#d18e35',
  '#a0601b',
  '#824c17',
  '#673b15',
  '#4a2a12',
];

/** Done. */
export const green: MantineColorsTuple = [
  '#f2fcf3',
  '#e0f7e4',
  '#c4eccb',
  '#a0dcac',
  '#79c68a',
  '#429c5a',
  '#26753e',
  '#1c5f31',
  '#1a4b28',
  '#14361d',
];

/** Page backgrounds, apart from the other tokens so that the early script stays tiny. */
export const canvas = { light: '#ffffff', dark: '#1d1b19' } as const;

/** The build replaces this module by the libraries the shell shares (mfe-kit/webpack/share-scope-loader.cjs). */
export const sharedByShell = {};

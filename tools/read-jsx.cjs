/**
 * Lets dependency-cruiser read JSX: with its swc parser it reads every file as TypeScript without, and its other
 * parser for TypeScript needs a compiler API that TypeScript 7 no longer has.
 */
const swc = require('@swc/core');

const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: /\.[jt]sx$/.test(file) });

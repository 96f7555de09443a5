import { callRows } from '@coaching/contracts';

/**
 * Method and path of every call. The build runs this module and ships its result, so that browsers get the
 * table without the schemas (webpack/evaluate-loader.mjs).
 */
export const callRoutes: Readonly<Record<string, { method: string; path: string }>> = Object.fromEntries(
  callRows
    .filter(([, { audience }]) => audience !== 'internal')
    .map(([name, { method, path }]) => [name, { method, path }]),
);

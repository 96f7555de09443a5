import { lazy } from 'react';

const load = () => import('@coaching/ui-kit/rich-text');

/** The editor, whose code comes apart from the page's. */
export const RichTextEditor = lazy(async () => ({ default: (await load()).RichTextEditor }));

/** Fetches the editor before it is needed, so that the first item can be typed at once. */
export const preloadEditor = (): void => void load();

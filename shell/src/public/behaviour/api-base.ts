/** What the paths of calls are below (mfe-kit's settings do the same for the application). */
export const apiBase = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content ?? '/api';

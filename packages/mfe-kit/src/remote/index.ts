export { defineRemote, type RemoteDefinition, type RemoteLifecycles } from './define-remote';
export { ErrorBoundary } from './error-boundary';
export { PageNotFound } from './page-not-found';
export type { RemoteProps } from './remote-root';

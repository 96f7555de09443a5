export { defineRemote, type RemoteDefinition, type RemoteLifecycles } from './define-remote';
export type { RemoteProps } from './remote-root';

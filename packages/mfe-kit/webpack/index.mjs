export { containerName, remoteWebpackConfig } from './remote.mjs';
export { shellWebpackConfig } from './shell.mjs';

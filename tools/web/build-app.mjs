/** Builds one web app with webpack, in a process of its own: `node tools/web/build-app.mjs <root> <name>`. */
import { join } from 'node:path';
import { remoteWebpackConfig, shellWebpackConfig } from '../../packages/mfe-kit/webpack/index.mjs';
import { webApps } from './apps.mjs';
import { runWebpack } from './run-webpack.mjs';

const [root, name] = process.argv.slice(2);
const { directory, isShell } = webApps(root).find((app) => app.name === name);
const places = { output: join(root, '.build/apps', name), cache: join(root, '.build/cache', name) };
const configure = isShell ? shellWebpackConfig : remoteWebpackConfig;

try {
  await runWebpack(configure({ name, directory, ...places }));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** Builds one web app with webpack, in a process of its own: `node tools/web/build-app.mjs <root> <name>`. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { remoteWebpackConfig, shellWebpackConfig } from '../../packages/mfe-kit/webpack/index.mjs';
import { webApps } from './apps.mjs';

const webpack = createRequire(join(import.meta.dirname, '../../packages/mfe-kit/package.json'))('webpack');
const [root, name] = process.argv.slice(2);
const app = webApps(root).find((each) => each.name === name);
const places = { output: join(root, '.build/apps', name), cache: join(root, '.build/cache', name) };
const config = app.isShell
  ? shellWebpackConfig({ name, directory: app.directory, ...places })
  : remoteWebpackConfig({ name, directory: app.directory, ...places });

webpack(config, (error, stats) => {
  if (error) throw error;
  if (stats.hasErrors() || stats.hasWarnings()) console.error(stats.toString('errors-warnings'));
  if (stats.hasErrors()) process.exitCode = 1;
  stats.compilation.compiler.close((failure) => {
    if (failure) throw failure;
  });
});

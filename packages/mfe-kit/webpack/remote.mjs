/** The build of a remote: a federation container that exposes its lifecycles and ships only its own code. */
import { createRequire } from 'node:module';
import { baseWebpackConfig } from './base.mjs';
import { OfferedNamesPlugin } from './offered-names.mjs';
import { offeredNames, sharedLibraries } from './shared-libraries.mjs';

const { ModuleFederationPlugin } = createRequire(import.meta.url)('@module-federation/enhanced/webpack');

/** The global a remote's entry script leaves its container in. @param {string} name the manifest's name */
export const containerName = (name) => `remote_${name.replaceAll('-', '_')}`;

/**
 * @param {{ name: string, directory: string, output: string, cache: string, exposes?: Record<string, string> }} app
 * `name` as in the manifest; `exposes` besides nothing is `./lifecycles`
 * @returns {import('webpack').Configuration}
 */
export function remoteWebpackConfig({ exposes = { './lifecycles': './src/lifecycles' }, ...app }) {
  const base = baseWebpackConfig(app);
  const shared = Object.fromEntries(
    sharedLibraries().map(({ request, version }) => [
      request,
      { import: false, singleton: true, requiredVersion: `^${version}`, version },
    ]),
  );
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto', uniqueName: containerName(app.name) },
    plugins: [
      ...base.plugins,
      new OfferedNamesPlugin(offeredNames),
      new ModuleFederationPlugin({
        name: containerName(app.name),
        filename: 'entry.[contenthash].js',
        exposes,
        shared,
        dts: false,
        manifest: false,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  };
}

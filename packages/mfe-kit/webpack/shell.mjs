/**
 * The build of the shell: a plain application. It offers its libraries to remotes through the federation
 * runtime, which it loads with the first remote; public pages never fetch it.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { baseWebpackConfig } from './base.mjs';

const { DefinePlugin } = createRequire(import.meta.url)('webpack');
const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Pages for everybody, drawn when the shell is built; `shell/src/public/pages.ts` holds them by these names. */
const publicPages = ['home', 'login', 'pricing', 'resources', 'terms', 'privacy'];

/**
 * @param {{ name: string, directory: string, output: string, cache: string }} app
 * @returns {import('webpack').Configuration}
 */
export function shellWebpackConfig(app) {
  const base = baseWebpackConfig(app);
  return {
    ...base,
    entry: {
      'color-scheme': './src/color-scheme-first',
      main: './src/main',
      public: './src/public/behaviour/main',
      login: './src/public/login/main',
      'service-worker': './src/offline/service-worker',
    },
    output: {
      ...base.output,
      publicPath: '/shell/',
      // A service worker is found under one address, whatever version it is.
      filename: ({ chunk }) => (chunk.name === 'service-worker' ? '[name].js' : '[name].[contenthash].js'),
    },
    module: {
      ...base.module,
      rules: [
        ...base.module.rules,
        { test: /share-scope\.placeholder\.js$/, use: [here('share-scope-loader.cjs')] },
      ],
    },
    plugins: [
      ...base.plugins,
      new DefinePlugin({
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        ENV_TARGET: JSON.stringify('web'),
      }),
      new HtmlWebpackPlugin({
        template: join(app.directory, 'src/index.ejs'),
        filename: 'index.html',
        chunks: ['color-scheme', 'main'],
        // The template says which script may wait and which may not.
        inject: false,
      }),
      ...publicPages.map(
        (page) =>
          new HtmlWebpackPlugin({
            page,
            template: join(app.directory, 'src/public/page.ejs'),
            filename: `pages/${page}.html`,
            chunks: ['color-scheme', page === 'login' ? 'login' : 'public'],
            inject: false,
          }),
      ),
    ],
    optimization: {
      ...base.optimization,
      runtimeChunk: false,
      // Each of these comes alone, so nothing may be split from them.
      splitChunks: {
        chunks: (chunk) => !['color-scheme', 'public', 'login', 'service-worker'].includes(chunk.name),
        minSize: 4096,
        maxInitialRequests: 6,
        maxAsyncRequests: 12,
      },
    },
  };
}

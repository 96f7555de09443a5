/** What the builds of the shell and of every remote have in common. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';

const require = createRequire(import.meta.url);
const here = (file) => fileURLToPath(new URL(file, import.meta.url));

const swc = {
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
  },
};

const css = (modules) => [
  MiniCssExtractPlugin.loader,
  {
    loader: require.resolve('css-loader'),
    options: {
      importLoaders: 1,
      modules: modules && { localIdentName: '[name]-[local]-[hash:base64:5]', namedExport: false },
    },
  },
  {
    loader: require.resolve('postcss-loader'),
    options: { postcssOptions: { plugins: [require('postcss-preset-mantine')()] } },
  },
];

/** The compiler that html-webpack-plugin runs templates with. */
const DRAWING = /^HtmlWebpackCompiler/;

const namesOnly = ({ loader, options }) => ({
  loader,
  options: { ...options, modules: { ...options.modules, exportOnlyLocals: true } },
});

const sources = (path) => !path.includes('node_modules') && /\.tsx?$/.test(path);

/**
 * @param {{ name: string, directory: string, output: string, cache: string }} app its name, its folder, and
 * where its files and webpack's cache go (absolute paths)
 * @returns {import('webpack').Configuration}
 */
export function baseWebpackConfig({ name, directory, output, cache }) {
  return {
    name,
    mode: 'production',
    context: directory,
    target: ['web', 'es2022'],
    devtool: false,
    cache: {
      type: 'filesystem',
      name,
      cacheDirectory: cache,
      buildDependencies: {
        config: ['base', 'offered-names', 'remote', 'shared-libraries', 'shell'].map((file) =>
          here(`${file}.mjs`),
        ),
      },
    },
    output: {
      path: output,
      clean: true,
      uniqueName: name,
      // Long, because webpack writes a hash that happens to be all digits in two ways.
      hashDigestLength: 20,
      filename: '[name].[contenthash].js',
      chunkFilename: '[name].[contenthash].js',
      assetModuleFilename: '[name].[hash][ext]',
      crossOriginLoading: false,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'], conditionNames: ['source', '...'] },
    module: {
      rules: [
        { test: sources, use: [swc] },
        {
          test: here('../src/api/call-routes.ts'),
          enforce: 'post',
          use: [here('evaluate-loader.cjs')],
        },
        // Pages that the build draws need the names of classes only; their styles come with a script's.
        { test: /\.module\.css$/, compiler: DRAWING, use: css(true).slice(1, 2).map(namesOnly) },
        { test: /\.module\.css$/, compiler: { not: DRAWING }, use: css(true), sideEffects: true },
        { test: /(?<!\.module)\.css$/, use: css(false), sideEffects: true },
        { test: /\.(woff2|png|svg|webp|jpg)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash].css',
        chunkFilename: '[name].[contenthash].css',
        ignoreOrder: true,
      }),
    ],
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [
        new MinimizerPlugin({
          test: /\.m?js$/,
          extractComments: false,
          minify: MinimizerPlugin.swcMinify,
          terserOptions: { compress: { passes: 2 }, mangle: true, format: { comments: false } },
        }),
        new CssMinimizerPlugin({ test: /\.css$/ }),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

/** Where built files and caches go when the caller does not say. */
export const defaultPlaces = (root, name) => ({
  output: join(root, '.build/apps', name),
  cache: join(root, '.build/cache', name),
});

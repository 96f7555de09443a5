/** The libraries that only the shell ships and every remote uses: one copy, one instance, one version. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const kitFolder = dirname(dirname(fileURLToPath(import.meta.url)));
const packages = dirname(kitFolder);
const require = createRequire(import.meta.url);

/**
 * Without state and used by few: a remote carries its own, as sharing it would cost every page more than it saves. It
 * imports the rest of the kit by its name, which is shared.
 */
const carried = ['@coaching/mfe-kit/list-table'];

/**
 * What is offered of libraries of which a page uses little: the shell is built without the rest, which would come to
 * every browser. A remote that imports another name is not built (offered-names.mjs); whoever needs one adds it here.
 */
export const offeredNames = {
  'react-router': [
    'Link',
    'MemoryRouter',
    'NavLink',
    'Navigate',
    'Outlet',
    'Route',
    'Router',
    'Routes',
    'createPath',
    'createSearchParams',
    'generatePath',
    'matchPath',
    'parsePath',
    'resolvePath',
    'useHref',
    'useLinkClickHandler',
    'useLocation',
    'useMatch',
    'useNavigate',
    'useNavigationType',
    'useOutlet',
    'useOutletContext',
    'useParams',
    'useResolvedPath',
    'useRoutes',
    'useSearchParams',
  ],
  '@tanstack/react-query': [
    'InfiniteQueryObserver',
    'MutationCache',
    'MutationObserver',
    'QueryCache',
    'QueryClient',
    'QueryClientProvider',
    'QueryObserver',
    'hashKey',
    'infiniteQueryOptions',
    'keepPreviousData',
    'queryOptions',
    'skipToken',
    'useInfiniteQuery',
    'useIsFetching',
    'useIsMutating',
    'useMutation',
    'useQueries',
    'useQuery',
    'useQueryClient',
  ],
};

/** Entries of a kit: itself and each folder below src that has an index, which loads only when somebody asks; tests' own are nobody's. */
function kitEntries(folder) {
  const source = join(packages, folder, 'src');
  const { name } = JSON.parse(readFileSync(join(packages, folder, 'package.json'), 'utf8'));
  const parts = readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .filter((entry) => readdirSync(join(source, entry.name)).some((file) => /^index\.tsx?$/.test(file)))
    .map((entry) => `${name}/${entry.name}`);
  return [name, ...parts].filter((entry) => !carried.includes(entry));
}

const versionOf = (library) => {
  const name = library
    .split('/')
    .slice(0, library.startsWith('@') ? 2 : 1)
    .join('/');
  const file = name.startsWith('@coaching/')
    ? join(packages, name.slice('@coaching/'.length), 'package.json')
    : require.resolve(`${name}/package.json`);
  return JSON.parse(readFileSync(file, 'utf8')).version;
};

/**
 * @returns {{ request: string, version: string, names?: string[] }[]} what remotes import from the shell, and by which
 * names where not by all. `contracts` and `access` are not among them: they hold no state, and each app carries just
 * the constants and rules it uses.
 */
export function sharedLibraries() {
  return [
    'react',
    'react/jsx-runtime',
    'react-dom',
    'react-router',
    '@tanstack/react-query',
    ...kitEntries('ui-kit'),
    ...kitEntries('mfe-kit'),
  ].map((request) => ({ request, version: versionOf(request), names: offeredNames[request] }));
}

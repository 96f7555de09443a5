import { remoteManifestSchema } from '@coaching/contracts';
import manifest from '../manifest.json';

const { routes } = remoteManifestSchema.pick({ routes: true }).parse(manifest);

it.each([
  ['/questions', '/tools'],
  ['/categories', '/tools'],
  ['/question', '/tools'],
  ['/questions/config', '/interactions'],
  ['/questions/answers', '/interactions'],
])('%s belongs to %s in the side menu', (prefix, menu) => {
  expect(routes.find((route) => route.prefix === prefix)?.menu).toBe(menu);
});

import { growthRoles } from '@coaching/access';
import { remoteManifestSchema } from '@coaching/contracts';
import manifest from '../../manifest.json';
import { GROWTH_PATH } from './address/growth-address';

it('the page and its entry in the menu are for those who have one', () => {
  const { routes, navigation } = remoteManifestSchema
    .pick({ routes: true, navigation: true })
    .parse(manifest);
  expect(routes.find(({ prefix }) => prefix === GROWTH_PATH)?.roles).toEqual(growthRoles);
  expect(navigation.find(({ path }) => path === GROWTH_PATH)?.roles).toEqual(growthRoles);
});

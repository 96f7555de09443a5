import { PLATFORM_RESOURCES, type Resource } from '@coaching/contracts';
import { within } from '@testing-library/react';
import { resourcesPage } from '../resources/resources-page';
import { showPlatformResources } from './platform-resources';

const aResource = (more: Partial<Resource>): Resource => ({
  uid: 'one',
  ...PLATFORM_RESOURCES,
  title: 'Handbook',
  description: '',
  url: '',
  file: null,
  file_name: '',
  image: null,
  ...more,
});

/** The page once the server has answered. */
async function shown(status: number, resources: Resource[] = []) {
  document.body.innerHTML = resourcesPage().text;
  const asked: string[] = [];
  globalThis.fetch = (async (address: string) => {
    asked.push(address);
    const body = { resources, total: resources.length };
    return { ok: status === 200, json: async () => body };
  }) as unknown as typeof fetch;
  await showPlatformResources();
  const place = document.querySelector<HTMLElement>('[data-platform-resources]')!;
  return { asked, place, cards: place.querySelectorAll('[data-cards] > li') };
}

it('shows the platform’s resources below the guides, each as its words say and by its file or address', async () => {
  const file = '/api/files/abc.pdf';
  const { asked, place, cards } = await shown(200, [
    aResource({ title: '<b>Planning</b>', description: 'How we plan', file, file_name: 'Plan.pdf' }),
    aResource({ title: 'Framework', url: 'https://school.test/framework' }),
    aResource({ title: 'Nothing to open' }),
  ]);
  const { config_entity, config_entity_uid } = PLATFORM_RESOURCES;
  expect(asked).toEqual([`/api/resources/${config_entity}/${config_entity_uid}`]);
  expect(place.hidden).toBe(false);
  expect(cards).toHaveLength(2);
  const planning = within(place).getByRole<HTMLAnchorElement>('link', { name: '<b>Planning</b>' });
  expect([planning.getAttribute('href'), planning.download]).toEqual([file, 'Plan.pdf']);
  within(place).getByText('How we plan');
  const framework = within(place).getByRole('link', { name: 'Framework' });
  expect(framework.getAttribute('href')).toBe('https://school.test/framework');
});

it.each([200, 500])('stays with its guides while there are none to be had (%s)', async (status) => {
  const { place } = await shown(status);
  expect(place.hidden).toBe(true);
});

import { remoteEntrySchema, remoteManifestSchema } from '@coaching/contracts';
import { asManifest, asRegistry } from './manifest-shape';

const entry = { label: 'Lessons', path: '/lesson', icon: 'notebook', order: 1, roles: ['Coach'] };
const manifest = {
  name: 'lessons',
  version: '1a2b',
  entry: 'entry.js',
  routes: [{ prefix: '/lesson' }],
  navigation: [entry],
};

describe('a manifest', () => {
  const cases: [what: string, value: unknown][] = [
    ['a whole one', manifest],
    ['one without menu entries', { ...manifest, navigation: [] }],
    ['an entry for everyone', { ...manifest, navigation: [{ ...entry, roles: undefined }] }],
    ['a name with capitals', { ...manifest, name: 'Lessons' }],
    ['no version', { ...manifest, version: '' }],
    ['no entry', { ...manifest, entry: undefined }],
    ['a route for some', { ...manifest, routes: [{ prefix: '/lesson', roles: ['Coach'] }] }],
    ['a route for no list of roles', { ...manifest, routes: [{ prefix: '/lesson', roles: 'Coach' }] }],
    ['a route below a menu entry', { ...manifest, routes: [{ prefix: '/lesson', menu: '/lessons' }] }],
    ['a route below no path', { ...manifest, routes: [{ prefix: '/lesson', menu: 'lessons' }] }],
    ['a prefix that is no path', { ...manifest, routes: [{ prefix: 'lesson' }] }],
    ['no routes', { ...manifest, routes: null }],
    ['an entry without label', { ...manifest, navigation: [{ ...entry, label: '' }] }],
    ['an entry without order', { ...manifest, navigation: [{ ...entry, order: '1' }] }],
    ['roles that are no list', { ...manifest, navigation: [{ ...entry, roles: 'Coach' }] }],
    ['something on the dashboard', { ...manifest, slots: [{ slot: 'dashboard' }] }],
    ['the same for some', { ...manifest, slots: [{ slot: 'dashboard', roles: ['Coach'] }] }],
    ['something in a place that is none', { ...manifest, slots: [{ slot: 'cellar' }] }],
    ['slots that are no list', { ...manifest, slots: 'dashboard' }],
    ['a page instead', '<!doctype html>'],
    ['nothing', null],
  ];
  it.each(cases)('%s is read as the contract reads it', (_, value) => {
    const expected = remoteManifestSchema.safeParse(value);
    expect(asManifest(value)).toEqual(expected.success ? expected.data : null);
  });
});

describe('a registry', () => {
  const good = { name: 'lessons', version: '1a2b', manifest: '/remotes/lessons/1a2b/manifest.json' };
  const cases: [what: string, value: unknown][] = [
    ['a whole entry', good],
    ['no manifest', { ...good, manifest: '' }],
    ['a path as name', { ...good, name: '../lessons' }],
    ['no version', { ...good, version: undefined }],
    ['text', 'lessons'],
  ];
  it.each(cases)('%s is accepted exactly when the contract takes it', (_, value) => {
    expect(asRegistry({ remotes: [value] })).toEqual(
      remoteEntrySchema.safeParse(value).success ? [value] : [],
    );
  });

  it.each([null, [], {}, { remotes: {} }, 'remotes'])('%j is none', (value) => {
    expect(asRegistry(value)).toBeNull();
  });
});

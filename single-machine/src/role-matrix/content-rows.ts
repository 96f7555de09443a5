import { anybody, cedar, signedIn, staff } from './everybody';
import type { RowsOf } from './row';

const place = { config_entity: 'Organization', config_entity_uid: 'demo-cedar-grove' } as const;
const one = { ...place, uid: 'matrix-resource' };
const writers = ['contentAdmin', 'admin', ...staff] as const;

/** Files and resources; the first that may makes the resource that the others are about. */
export const contentRows: RowsOf<'content'> = {
  getUploadUrl: { body: { file_name: 'a.pdf', file_type: 'application/pdf' }, answered: signedIn },
  uploadFile: {
    params: { name: `${'x'.repeat(27)}.pdf` },
    query: { expires: '1', signature: 'none' },
    body: 'text',
    answered: [],
  },
  postUpload: { body: 'text', answered: signedIn, status: 415 },
  downloadFile: { params: { name: `${'x'.repeat(27)}.pdf` }, answered: [] },
  saveResource: [
    {
      of: 'the organisation',
      body: { resource: { ...one, title: 'Handbook', url: 'https://example.org/' } },
      answered: writers,
    },
    {
      of: 'the platform',
      body: {
        resource: {
          uid: 'matrix-of-all',
          config_entity: 'System',
          config_entity_uid: 'system',
          title: 'News',
          url: 'https://example.org/',
        },
      },
      answered: ['superuser', 'contentManager'],
    },
  ],
  getResources: [
    { of: 'the organisation', params: place, answered: [...cedar, ...staff] },
    {
      of: 'the platform',
      params: { config_entity: 'System', config_entity_uid: 'system' },
      answered: anybody,
    },
  ],
  getResource: { params: one, answered: [...cedar, ...staff] },
  deleteResource: {
    params: one,
    answered: writers,
    undo: { by: 'superuser', call: 'undeleteResource', params: one },
  },
  undeleteResource: { params: one, answered: writers },
  mailResource: {
    body: { resource_uid: one.uid, emails: ['reader@example.org'] },
    answered: [
      'coach',
      'otherCoach',
      'programAdmin',
      'otherProgramAdmin',
      'programContentAdmin',
      'contentAdmin',
      'admin',
      ...staff,
    ],
  },
  getHandleUserData: { query: { url: '/files/none.csv' }, answered: [] },
  contactUs: {
    body: { first_name: 'Ada', last_name: 'Park', email: '{who}@example.org', help: 'Hello' },
    answered: anybody,
  },
};

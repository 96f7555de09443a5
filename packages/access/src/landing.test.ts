import { defaultLanding } from './landing';
import { testEveryRole } from './testing';

describe('landing on the user list', () => {
  testEveryRole((actor) => defaultLanding(actor) === '/user', {
    Superuser: ['platform'],
    Support: ['platform'],
    'Content Manager': ['platform'],
  });
});

describe('landing on the dashboard is for everyone else', () => {
  it('a person without roles', () => expect(defaultLanding({ roles: [] })).toBe('/dashboard'));
});

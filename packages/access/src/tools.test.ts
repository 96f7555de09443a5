import { anActor, testEveryRole } from './testing';
import { mayConfigureTools, mayMakeToolSets } from './tools';

describe('saying how tools are', () => {
  describe('of an organisation', () => {
    testEveryRole(
      (actor) => mayConfigureTools(actor, { config_entity: 'Organization', config_uid: 'here' }),
      {
        Superuser: ['platform'],
        'Organization Admin': ['organization'],
      },
    );
  });

  describe('of the platform', () => {
    testEveryRole((actor) => mayConfigureTools(actor, { config_entity: 'System', config_uid: 'system' }), {
      Superuser: ['platform'],
    });
  });

  describe('of oneself', () => {
    testEveryRole((actor) => mayConfigureTools(actor, { config_entity: 'User', config_uid: 'actor' }), {
      Superuser: ['platform'],
      Coach: ['platform'],
    });
  });

  it('is not for another coach', () => {
    const other = anActor({ uid: 'other', roles: ['Coach'] });
    expect(mayConfigureTools(other, { config_entity: 'User', config_uid: 'actor' })).toBe(false);
  });
});

describe('making tool sets and copying tools', () => {
  testEveryRole(mayMakeToolSets, { Superuser: ['platform'] });
});

import { anActor } from '@coaching/access/testing';
import { auditFacts } from './audit-trail';

const actor = anActor({ uid: 'ada', organization_uid: 'cedar' });
const request = {
  actor,
  target: 'POST /add_invite_users',
  from: '10.0.0.7',
  request_id: 'one',
  body: undefined,
};
const common = { organization_uid: 'cedar', target: request.target, from: request.from, request_id: 'one' };

it('is one entry for all whom one thing was done to', () => {
  const noted = ['ben', 'cleo'].map((about_uid) => ({
    event: 'place-added' as const,
    result: 'done' as const,
    about_uid,
  }));
  expect(auditFacts(request, noted, null)).toEqual([
    {
      ...common,
      event: 'place-added',
      result: 'done',
      actor_uid: 'ada',
      real_uid: null,
      about_uids: ['ben', 'cleo'],
      email: null,
    },
  ]);
});

it('names who was signed in, or the address that was tried, and who of the staff it was', () => {
  const stranger = { ...request, actor: null, body: { email: 'ada@school.test', password: 'secret' } };
  const [done] = auditFacts(stranger, [], { event: 'sign-in', user_uid: 'ada' });
  expect(done).toMatchObject({ event: 'sign-in', result: 'done', actor_uid: 'ada', organization_uid: null });
  const [failed] = auditFacts(stranger, [], { event: 'sign-in-failed', user_uid: null });
  expect(failed).toMatchObject({ result: 'refused', actor_uid: null, email: 'ada@school.test' });
  expect(JSON.stringify(failed)).not.toContain('secret');
  const typed = { ...stranger, body: { email: 'my password' } };
  expect(auditFacts(typed, [], { event: 'sign-in-failed', user_uid: null })[0]!.email).toBeNull();
  const as = { ...request, actor: { ...actor, real_uid: 'sidney' } };
  expect(auditFacts(as, [], { event: 'deleted', user_uid: null })[0]).toMatchObject({
    actor_uid: 'ada',
    real_uid: 'sidney',
  });
});

it('is of the organisation that was changed, also when somebody of elsewhere did it', () => {
  const noted = [{ event: 'roles-changed', result: 'done', organization_uid: 'lakeside' } as const];
  expect(auditFacts(request, noted, null)[0]!.organization_uid).toBe('lakeside');
});

it('is nothing where nothing was done that the log holds', () => {
  expect(auditFacts(request, [], null)).toEqual([]);
});

it.each([
  ['account-restored', 'done', 'restored', ['account-restored']],
  ['organization-deleted', 'done', 'deleted', ['organization-deleted']],
  ['account-restored', 'refused', 'refused', ['account-restored', 'refused']],
  ['roles-changed', 'done', 'deleted', ['roles-changed', 'deleted']],
] as const)('%s (%s) and the deed "%s" are the entries %j', (event, result, deed, entries) => {
  const facts = auditFacts(request, [{ event, result }], { event: deed, user_uid: null });
  expect(facts.map((fact) => fact.event)).toEqual(entries);
});

it('what was there already is no entry, whoever said that it was restored, and what else was done is one', () => {
  const deed = { event: 'restored', user_uid: null, changedNothing: true } as const;
  expect(auditFacts(request, [], deed)).toEqual([]);
  const noted = (['account-restored', 'roles-changed'] as const).map((event) => ({
    event,
    result: 'done' as const,
  }));
  expect(auditFacts(request, noted, deed).map(({ event }) => event)).toEqual(['roles-changed']);
  expect(auditFacts(request, noted, { ...deed, changedNothing: false })).toHaveLength(2);
});

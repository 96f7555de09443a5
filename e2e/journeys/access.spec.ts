import { expect, signedInApi, test } from '../platform/test';

const theirs = 'demo-observation-0-0';

test.describe('the API refuses whoever may not', () => {
  const wrongPeople = ['coach2', 'coachee2', 'orgadmin2', 'solo', 'amara', 'billing', 'content'];
  for (const account of wrongPeople) {
    test(`${account} cannot tell that a coach’s observation exists`, async ({ api }) => {
      const stranger = await api(account);
      const real = await stranger.get(`observation/${theirs}`);
      const invented = await stranger.get('observation/there-is-no-such-one');
      expect(real.status()).toBe(404);
      expect(await real.json()).toEqual(await invented.json());
      expect((await stranger.delete(`observation/${theirs}`)).status()).toBe(404);
    });
  }

  const readers = ['coach', 'coachee', 'orgadmin', 'progadmin', 'superuser', 'support'];
  for (const account of readers) {
    test(`${account} may read it`, async ({ api }) => {
      const reader = await api(account);
      const answer = await reader.get(`observation/${theirs}`);
      expect(answer.status()).toBe(200);
      expect((await answer.json()).observation.uid).toBe(theirs);
    });
  }

  test('a stranger’s save neither changes nor reveals an observation', async ({ api }) => {
    const [coach, stranger] = [await api('coach'), await api('coach2')];
    const before = await (await coach.get(`observation/${theirs}`)).json();
    const answer = await stranger.post('observation', {
      data: { observation: { uid: theirs, revision: before.observation.revision, title: 'Mine now' } },
    });
    expect(answer.status()).toBe(404);
    expect(await (await coach.get(`observation/${theirs}`)).json()).toEqual(before);
  });

  test('the coachee reads but does not write', async ({ api }) => {
    const coachee = await api('coachee');
    const { observation } = await (await coachee.get(`observation/${theirs}`)).json();
    const save = await coachee.post('observation', {
      data: { observation: { uid: theirs, revision: observation.revision, title: 'Mine now' } },
    });
    expect(save.status()).toBe(403);
    expect((await coachee.delete(`observation/${theirs}`)).status()).toBe(403);
  });

  test('a coach cannot observe somebody of another organisation', async ({ api }) => {
    const coach = await api('coach');
    const answer = await coach.post('observation', {
      data: { observation: { uid: 'e2e-foreign-client', client: 'demo-coachee2' } },
    });
    expect([400, 403, 404]).toContain(answer.status());
    expect((await coach.get('observation/e2e-foreign-client')).status()).toBe(404);
  });

  test('a stranger’s lists show nothing of the other organisation', async ({ api }) => {
    const stranger = await api('orgadmin2');
    const people = await (await stranger.get('users?rowsPerPage=0')).json();
    const names = people.users.map((user: { email: string }) => user.email);
    expect(names).toContain('coachee2@demo.test');
    expect(names).not.toContain('coachee@demo.test');
    const list = await stranger.get('observations/demo-coachee');
    expect(list.status()).toBe(404);
    expect((await stranger.get('user/demo-coachee')).status()).toBe(404);
  });

  test('a coach whose licence ended cannot start an observation', async ({ api }) => {
    const coach = await api('expired');
    const answer = await coach.post('observation', {
      data: { observation: { uid: 'e2e-no-license', client: 'demo-lena' } },
    });
    expect(answer.status()).toBe(403);
  });
});

test.describe('the edge', () => {
  test('answers 401 without a session', async ({ api }) => {
    const nobody = await api(null);
    for (const path of [`observation/${theirs}`, 'observations', 'users', 'user_session']) {
      const answer = await nobody.get(path);
      expect(answer.status(), path).toBe(401);
      expect((await answer.json()).message).toBeTruthy();
    }
  });

  test('refuses a write from a foreign origin', async ({ api }) => {
    const coach = await api('coach');
    const answer = await coach.post('observation', {
      headers: { origin: 'https://elsewhere.example' },
      data: { observation: { uid: 'e2e-foreign-origin', client: 'demo-coachee' } },
    });
    expect(answer.status()).toBe(403);
    expect((await coach.get('observation/e2e-foreign-origin')).status()).toBe(404);
  });

  test('cannot be talked into another actor by a header', async ({ api }) => {
    const nobody = await api(null);
    const answer = await nobody.get(`observation/${theirs}`, { headers: { 'x-actor-token': 'forged' } });
    expect(answer.status()).toBe(401);
  });

  test('does not route internal calls', async ({ api }) => {
    const staff = await api('superuser');
    for (const path of [
      'internal/actor/demo-coach',
      'INTERNAL/actor/demo-coach',
      './internal/actor/demo-coach',
    ]) {
      expect((await staff.get(path)).status(), path).toBe(404);
    }
  });

  test('says what is wrong with a bad query', async ({ api }) => {
    const coach = await api('coach');
    const answer = await coach.get('observations?sortBy=password_hash');
    expect(answer.status()).toBe(400);
    expect((await answer.json()).errors[0].path).toContain('sortBy');
  });

  test('limits guesses of a password', async ({ machine, playwright }) => {
    const guesser = await playwright.request.newContext({ baseURL: `${machine.address}/api/` });
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      const answer = await guesser.post('login', {
        data: { email: 'grace@demo.test', password: `guess-${guess}` },
      });
      statuses.push(answer.status());
      if (answer.status() === 429) expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
    }
    expect(statuses[0]).toBe(400);
    expect(statuses.at(-1)).toBe(429);
    await guesser.dispose();
    // Somebody else behind the same address still gets in.
    await (await signedInApi(machine.address, 'samuel')).dispose();
  });
});

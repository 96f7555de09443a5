import { bankForTest, texts } from '../testing/bank-for-test';
import type { Person } from '../testing/builders';

const bank = bankForTest();

describe('hiding', () => {
  it('by a coach hides for them, by an administrator for the organisation, and for nobody else', async () => {
    const { uid } = await bank.ask('superuser', 'Why?', { system_question: true });
    const hide = (who: Person, ...hidden_orgs: string[]) =>
      bank.conversations.ask(bank.school[who], { uid, hidden_orgs, question: '<p>Mine now</p>' });
    const { coach, colleague, here, elsewhere } = bank.school;
    const hidden = await hide('coach', coach.uid, here, elsewhere, colleague.uid);
    expect(hidden).toMatchObject({ hidden_orgs: [coach.uid], question: '<p>Why?</p>' });
    expect(await bank.list('coach')).toEqual([]);
    expect(await bank.list('coach', { hidden: 'true' })).toEqual(texts('Why?'));
    expect(await bank.list('admin')).toEqual(texts('Why?'));
    await hide('admin', here, elsewhere);
    expect(await bank.list('programCoach')).toEqual([]);
    expect(await bank.list('strangerAdmin')).toEqual(texts('Why?'));
    expect(await hide('coach')).toMatchObject({ hidden_orgs: [here] });
    await hide('admin');
    expect(await bank.list('programCoach')).toEqual(texts('Why?'));
  });

  it('that is there already is answered again, and other words beside it are refused and not dropped in silence', async () => {
    const asked = await bank.ask('superuser', 'Why?', { system_question: true });
    const { coach } = bank.school;
    const post = (question: string, ...hidden_orgs: string[]) =>
      bank.conversations.ask(coach, { ...asked, question, hidden_orgs });
    const hidden = await post(asked.question, coach.uid);
    expect(hidden).toMatchObject({ hidden_orgs: [coach.uid] });
    expect(await post(asked.question, coach.uid)).toEqual(hidden);
    await expect(post('<p>Mine now</p>', coach.uid)).rejects.toMatchObject({ status: 403 });
    expect(await bank.list('coach', { hidden: 'true' })).toEqual(texts('Why?'));
  });

  it('is counted, and what one cannot read is not hidden', async () => {
    for (const question of ['One', 'Two', 'Three'])
      await bank.ask('admin', question, bank.flagsOf('organization'));
    const { questions } = await bank.conversations.call(
      'getQuestions',
      { query: { question_type: bank.school.tool.uid } },
      bank.school.coach,
    );
    await bank.conversations.ask(bank.school.coach, {
      uid: questions[0]!.uid,
      hidden_orgs: [bank.school.coach.uid],
    });
    const { total } = await bank.conversations.call(
      'getQuestions',
      { query: { question_type: bank.school.tool.uid } },
      bank.school.coach,
    );
    expect(total).toBe(2);
    await expect(
      bank.conversations.ask(bank.school.strangerCoach, {
        uid: questions[0]!.uid,
        hidden_orgs: [bank.school.strangerCoach.uid],
      }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

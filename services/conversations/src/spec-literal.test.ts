import type { InterviewDraft, ProgramEmbed } from '@coaching/contracts';
import { bankForTest, texts } from './testing/bank-for-test';
import { aQuestion } from './testing/builders';

const bank = bankForTest();

/** A program as the specification has it, which our own clients send as what they store of it. */
const literacy = () =>
  ({
    uid: bank.school.program,
    name: 'Literacy',
    program_name: 'Literacy',
    program_type: 'school',
    organization_uid: bank.school.here,
  }) as object as ProgramEmbed;

const template = (draft: InterviewDraft) =>
  bank.conversations.save(bank.school.admin, {
    interview_type: bank.school.tool.uid,
    template: true,
    ...draft,
  });

describe('a client that knows the specification alone', () => {
  it('offers questions in a program by the program itself, and is answered its name', async () => {
    const asked = await bank.ask('admin', 'Why?', { program_embed: literacy() });
    expect(asked).toMatchObject({
      question_uid: asked.uid,
      program_embed: { program_uid: bank.school.program, name: 'Literacy' },
    });
  });

  it('offers templates in a program by the program itself', async () => {
    const program_uid = bank.school.program;
    expect(await template({ program_embed: literacy() })).toMatchObject({ program_embed: { program_uid } });
    expect(await template({ program_draft_embed: literacy() })).toMatchObject({
      program_draft_embed: { program_uid },
    });
  });

  it('holds a conversation in a program by the program itself', async () => {
    const { coach, coachee, tool, program } = bank.school;
    const draft = { interview_type: tool.uid, client_embed: coachee, program_embed: literacy() };
    expect(await bank.conversations.save(coach, draft)).toMatchObject({
      program_embed: { program_uid: program },
    });
  });

  it('makes private what it sends with its owner alone', async () => {
    const { admin, coach } = bank.school;
    const question = await bank.ask('admin', 'Why?', bank.flagsOf('organization'));
    const user_embed = { uid: admin.uid };
    await bank.conversations.ask(admin, { uid: question.uid, user_embed, hidden_orgs: [] });
    expect(await bank.list('coach')).toEqual([]);
    const { uid } = await template({ organization_embed: { uid: bank.school.here } });
    const echoed = { organization_embed: { uid: bank.school.here }, user_embed };
    await bank.conversations.save(admin, { uid, ...echoed });
    expect((await bank.conversations.get(coach, uid)).organization_embed).not.toBeNull();
    await bank.conversations.save(admin, { uid, user_embed });
    await expect(bank.conversations.get(coach, uid)).rejects.toMatchObject({ status: 404 });
  });

  it('hides for its organisation what it then hides for itself, where it does not decide for that', async () => {
    const { coach, here } = bank.school;
    const { uid } = await bank.ask('superuser', 'Why?', { system_question: true });
    const hidden = await bank.conversations.ask(coach, { uid, hidden_orgs: [here] });
    expect(hidden.hidden_orgs).toEqual([coach.uid]);
    expect(await bank.list('coach')).toEqual([]);
    expect(await bank.list('programCoach')).toEqual(texts('Why?'));
    await bank.conversations.ask(bank.school.admin, { uid, hidden_orgs: [here] });
    await bank.conversations.ask(coach, { uid, hidden_orgs: [] });
    // What the administrator hid is sent back as it came, which hides nothing more.
    await bank.conversations.ask(coach, { uid, hidden_orgs: [here] });
    await bank.conversations.ask(bank.school.admin, { uid, hidden_orgs: [] });
    expect(await bank.list('coach')).toEqual(texts('Why?'));
  });

  it('leaves out or empties what it does not know', async () => {
    const { coach, coachee, tool } = bank.school;
    const asked = await bank.ask('coach', 'Why?', { category: '' });
    expect(asked.category).toBeNull();
    const interview = await bank.conversations.save(coach, {
      interview_type: tool.uid,
      client_embed: coachee,
      questions: [aQuestion('How?', { answer: null, category: '' })],
    });
    expect(interview.questions).toMatchObject([{ answer: '', category: null }]);
    const empty = { category: '', organization_uid: '', user_uid: '', hidden: '' };
    expect(await bank.list('coach', empty)).toEqual(texts('Why?'));
    await template({ title: 'Weekly' });
    const filters = { filtering: '', hidden: '' } as object;
    expect(await bank.conversations.templates(bank.school.admin, tool.uid, filters)).toEqual(['Weekly']);
  });

  it('is answered with each question of a conversation what belongs to it', async () => {
    const { coach, coachee, tool } = bank.school;
    const { uid: question_uid } = await bank.ask('coach', 'Why?');
    const star = { favorite_type: 'question', favorite_entity: 'User', favorite_value: 1 } as const;
    const body = { uid: question_uid, favorite_uid: coach.uid, ...star };
    await bank.conversations.call('updateFavorite', { body }, coach);
    const interview = await bank.conversations.save(coach, {
      interview_type: tool.uid,
      client_embed: coachee,
      questions: [aQuestion('Why?', { question_uid }), aQuestion('How?')],
    });
    const common = { question_type: tool.uid, interview_uid: interview.uid, shared: true };
    expect(interview.questions).toMatchObject([
      { ...common, favorite: 1 },
      { ...common, favorite: 0 },
    ]);
  });
});

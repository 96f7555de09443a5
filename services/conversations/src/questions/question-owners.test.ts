import { aPerson } from '@coaching/access/testing';
import type { QuestionDraft } from '@coaching/contracts';
import { newUid } from '@coaching/contracts';
import { aSchool, type Person, type School } from '../testing/builders';
import { type ConversationsForTest, startConversationsForTest } from '../testing/conversations-for-test';

let conversations: ConversationsForTest;
let school: School;
let otherProgram: string;
beforeAll(async () => {
  conversations = await startConversationsForTest();
  school = await aSchool(conversations);
  otherProgram = newUid();
  await conversations.receiveEvent({
    type: 'organization.updated',
    entity_uid: school.here,
    revision: 2,
    data: {
      organization: {
        uid: school.here,
        name: 'Cedar Grove',
        short_name: 'Cedar',
        logo: null,
        has_resources: false,
        programs: [
          { uid: school.program, program_name: 'Literacy', organization_uid: school.here },
          { uid: otherProgram, program_name: 'Numbers', organization_uid: school.here },
        ],
      },
    },
  });
  const makers = [school.admin, school.superuser, school.strangerAdmin];
  await conversations.receive({
    people: makers.map(({ uid, username }) => ({ ...aPerson(username), uid, username })),
  });
  const ask = (who: School['coach'], question: string, more: Partial<QuestionDraft> = {}) =>
    conversations.ask(who, { question: `<p>${question}</p>`, question_type: school.tool.uid, ...more });
  await ask(school.coach, 'Mine');
  await ask(school.admin, 'Ours', { organization_embed: { uid: school.here } });
  await ask(school.admin, 'Literacy', { program_embed: { program_uid: school.program } });
  await ask(school.admin, 'Numbers', { program_embed: { program_uid: otherProgram } });
  await ask(school.admin, 'Private');
  await ask(school.superuser, 'All', { system_question: true });
  await ask(school.strangerAdmin, 'Theirs', { organization_embed: { uid: school.elsewhere } });
});
afterAll(() => conversations.close());

const bank = async (who: School['coach'], query = {}) =>
  (
    await conversations.bank(who, {
      question_type: school.tool.uid,
      sortBy: 'question',
      descending: 'false',
      ...query,
    })
  ).map((words) => words.replace(/<.*?>/g, ''));
const ownersFor = async (who: School['coach']) => {
  const params = { question_type: school.tool.uid };
  const { owners } = await conversations.call('getQuestionOwners', { params }, who);
  return {
    users: owners.users.map(({ username }) => username),
    organization: owners.organization,
    programs: owners.programs.map(({ program_name }) => program_name),
    system: owners.system,
  };
};

describe('whose questions there are', () => {
  it.each<[Person | 'strangerCoach', Awaited<ReturnType<typeof ownersFor>>]>([
    [
      'coach',
      { users: ['Ada', 'Organization Admin', 'Super'], organization: true, programs: [], system: true },
    ],
    [
      'programCoach',
      {
        users: ['Organization Admin', 'Super'],
        organization: true,
        programs: ['Literacy'],
        system: true,
      },
    ],
    [
      'admin',
      {
        users: ['Organization Admin', 'Super'],
        organization: true,
        programs: ['Literacy', 'Numbers'],
        system: true,
      },
    ],
    [
      'support',
      {
        users: ['Organization Admin', 'Super'],
        organization: true,
        programs: ['Literacy', 'Numbers'],
        system: true,
      },
    ],
    [
      'strangerCoach',
      { users: ['Organization Admin', 'Super'], organization: true, programs: [], system: true },
    ],
    ['contentManager', { users: ['Super'], organization: false, programs: [], system: true }],
  ])('names to the %s the owners of what they are offered', async (who, owners) => {
    expect(await ownersFor(school[who])).toEqual(owners);
  });

  it('names to nobody those of a tool that is not theirs', async () => {
    const params = { question_type: newUid() };
    await expect(conversations.call('getQuestionOwners', { params }, school.coach)).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('a bank narrowed by who offers', () => {
  it.each<[Person | 'strangerCoach', string, () => object, string[]]>([
    ['coach', 'the organisation', () => ({ offered: 'organization' }), ['Ours']],
    ['coach', 'the platform', () => ({ offered: 'system' }), ['All']],
    ['coach', 'programs, and is in none', () => ({ offered: 'program' }), []],
    ['coach', 'a program of others', () => ({ offered: 'program', program_uid: school.program }), []],
    ['programCoach', 'programs', () => ({ offered: 'program' }), ['Literacy']],
    [
      'programCoach',
      'one of them',
      () => ({ offered: 'program', program_uid: school.program }),
      ['Literacy'],
    ],
    ['programCoach', 'another', () => ({ offered: 'program', program_uid: otherProgram }), []],
    ['admin', 'one of all programs', () => ({ offered: 'program', program_uid: otherProgram }), ['Numbers']],
    ['admin', 'all programs', () => ({ offered: 'program' }), ['Literacy', 'Numbers']],
    ['admin', 'no program there is', () => ({ offered: 'program', program_uid: newUid() }), []],
    ['strangerAdmin', 'a program elsewhere', () => ({ offered: 'program', program_uid: school.program }), []],
    ['strangerCoach', 'their organisation', () => ({ offered: 'organization' }), ['Theirs']],
    ['contentManager', 'an organisation, and works in none', () => ({ offered: 'organization' }), []],
    [
      'coach',
      'the organisation and made by one',
      () => ({ offered: 'organization', user_uid: school.admin.uid }),
      ['Ours'],
    ],
    ['coach', 'others, of whose private ones nothing', () => ({ user_uid: school.admin.uid }), ['Ours']],
    ['coach', 'the organisation, searched', () => ({ offered: 'organization', query: 'our' }), ['Ours']],
    ['coach', 'the organisation, in vain', () => ({ offered: 'organization', query: 'mine' }), []],
  ])('shows %s what is offered by %s', async (who, _, query, expected) => {
    expect(await bank(school[who], query())).toEqual(expected);
  });

  it('is never more than the whole of it', async () => {
    for (const who of ['coach', 'programCoach', 'strangerCoach', 'support', 'contentManager'] as const) {
      const all = await bank(school[who]);
      for (const narrowed of [
        { offered: 'organization' },
        { offered: 'system' },
        { offered: 'program' },
        { offered: 'program', program_uid: school.program },
        { offered: 'program', program_uid: otherProgram },
      ])
        for (const words of await bank(school[who], narrowed)) expect(all).toContain(words);
    }
  });
});

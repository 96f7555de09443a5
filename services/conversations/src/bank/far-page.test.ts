import { importInterviews } from '../import/import-interviews';
import { importQuestions } from '../import/import-questions';
import { bankForTest } from '../testing/bank-for-test';
import { orderOf } from './bank-keys';

const QUESTIONS = 600;
const TEMPLATES = 300;
const PAGE = 90;
const bank = bankForTest();

/** Where most are the organisation's, some the platform's, some a program's, and some the coach's own. */
function offerOf(place: number) {
  const { here, program } = bank.school;
  const nowhere = { organization_uid: null, program_uid: null };
  const tenth = place % 10;
  if (tenth === 7) return { offered: 'private' as const, ...nowhere };
  if (tenth === 8) return { offered: 'system' as const, ...nowhere };
  return {
    offered: tenth === 9 ? ('program' as const) : ('organization' as const),
    organization_uid: here,
    program_uid: tenth === 9 ? program : null,
  };
}

/** Words in an order of their own; those that the coach has for themselves stand together at the end of it. */
const wordsAt = (place: number, count: number) =>
  `${place % 10 === 7 ? 'z' : ''}${(place * 7919) % count} of many`;
const isHidden = (place: number) => place % 50 === 5;
/** The coach is in no program. */
const isTheirs = (place: number) => place % 10 !== 9 && !isHidden(place);
const places = (count: number) => Array.from({ length: count }, (_, place) => place);

/** All that pages hold, one after another. */
async function walk(ask: (page: number) => Promise<{ uids: string[]; total: number }>) {
  const all: string[] = [];
  for (let page = 1; ; page += 1) {
    const { uids, total } = await ask(page);
    all.push(...uids);
    if (uids.length < PAGE) return { all, total };
  }
}

const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

it('pages of questions hold each once, in order, from the first to the last', async () => {
  const { here, tool, category, other, coach } = bank.school;
  const rows = places(QUESTIONS).map((place) => ({
    ...offerOf(place),
    uid: `${here}-${String(place).padStart(3, '0')}`,
    question: `<p>${wordsAt(place, QUESTIONS)}</p>`,
    category: [category, other, null][place % 3]!,
    question_type: tool.uid,
    user: coach.uid,
    hidden_orgs: isHidden(place) ? [here] : [],
  }));
  await importQuestions(bank.conversations.service.context, rows);
  const theirs = rows.filter((_, place) => isTheirs(place));
  const values = {
    question: () => '',
    category: (row: (typeof rows)[number]) => row.category ?? '',
  };
  const expected = (sortBy: keyof typeof values, some = theirs) =>
    [...some]
      .sort(
        (one, another) =>
          byText(values[sortBy](one), values[sortBy](another)) ||
          byText(orderOf(one.question), orderOf(another.question)) ||
          byText(one.uid, another.uid),
      )
      .map(({ uid }) => uid);
  const asked = (query: object) =>
    walk(async (page) => {
      const { questions, total } = await bank.answer('coach', { ...query, rowsPerPage: PAGE, page });
      return { uids: questions.map(({ uid }) => uid), total };
    });
  for (const sortBy of ['question', 'category'] as const) {
    const all = expected(sortBy);
    expect(await asked({ sortBy, descending: 'false' })).toEqual({ all, total: all.length });
    expect((await asked({ sortBy, descending: 'true' })).all).toEqual([...all].reverse());
  }
  const more = places(20).map((place) => ({
    ...rows[0]!,
    ...offerOf(0),
    uid: `${here}-z${String(place).padStart(3, '0')}`,
    question: `<p>${wordsAt(place * 10, QUESTIONS)}</p>`,
    hidden_orgs: [],
  }));
  await importQuestions(bank.conversations.service.context, more);
  const then = expected('question', [...theirs, ...more]);
  expect(await asked({ sortBy: 'question', descending: 'false' })).toEqual({ all: then, total: then.length });
  for (const { uid } of more)
    await bank.conversations.call('deleteQuestion', { params: { id: uid } }, bank.school.admin);
  const { tool: known } = bank.school;
  const left = { ...known, categories: known.categories.filter(({ uid }) => uid === other) };
  await bank.conversations.withTool(left, 2);
  const still = expected(
    'question',
    theirs.filter((row) => row.category !== category),
  );
  expect(await asked({ sortBy: 'question', descending: 'false' })).toEqual({
    all: still,
    total: still.length,
  });
});

it('pages of templates hold each once, also those that are one’s own and the organisation’s', async () => {
  const { tool, coach, coachee, here } = bank.school;
  const rows = places(TEMPLATES).map((place) => ({
    ...offerOf(place),
    uid: `${here}-t${String(place).padStart(3, '0')}`,
    interview_type: tool.uid,
    title: wordsAt(place, TEMPLATES),
    user: place % 3 === 0 || place % 10 === 7 ? coach.uid : coachee.uid,
    clients: [],
    additional_information: '',
    timestamp: null,
    end_timestamp: null,
    duration: null,
    tool_config_entity: null,
    tool_config_entity_uid: null,
    tool_config_uid: null,
    questions: [],
  }));
  await importInterviews(bank.conversations.service.context, rows);
  const theirs = rows
    .filter(({ offered, user }) => offered !== 'program' || user === coach.uid)
    .sort(
      (one, another) => byText(orderOf(one.title), orderOf(another.title)) || byText(one.uid, another.uid),
    )
    .map(({ uid }) => uid);
  const { all, total } = await walk(async (page) => {
    const query = { sortBy: 'title' as const, descending: 'false', rowsPerPage: PAGE, page };
    const { flowsheets, total } = await bank.conversations.call(
      'getInterviewTemplates',
      { params: { id: tool.uid }, query: query as never },
      coach,
    );
    return { uids: flowsheets.map(({ uid }) => uid), total };
  });
  expect({ all, total }).toEqual({ all: theirs, total: theirs.length });
});

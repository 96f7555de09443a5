import { questionFlagsFor, templateFlagsFor } from '@coaching/contracts';
import { bankForTest } from '../testing/bank-for-test';

const bank = bankForTest();
const place = () => ({ organization: { uid: bank.school.here }, program: null }) as never;

const moves = [
  ['private', 'organization', 2],
  ['organization', 'private', 1],
] as const;

/** Saves something three times more, as it saves itself, each time based on the save before. */
async function goOn(
  first: { revision: number },
  save: (revision: number, time: number) => Promise<{ revision: number }>,
) {
  let { revision } = first;
  for (let time = 1; time <= 3; time += 1) ({ revision } = await save(revision, time));
}

it.each(moves)(
  'a question that goes from %s to %s is counted once, however often it is saved',
  async (from, to, rows) => {
    const { category, admin } = bank.school;
    await bank.ask('admin', 'Our lesson', { ...questionFlagsFor('organization', place()), category });
    const made = await bank.ask('admin', 'Another', { ...questionFlagsFor(from, place()), category });
    await goOn(made, (revision, time) =>
      bank.conversations.ask(admin, {
        ...questionFlagsFor(to, place()),
        uid: made.uid,
        revision,
        question: `<p>Another, ${time}</p>`,
      }),
    );
    for (const query of [{}, { category }]) {
      const { questions, total } = await bank.answer('coach', query);
      expect([questions.length, total]).toEqual([rows, rows]);
    }
    expect(await bank.conversations.service.recount()).toBe(0);
  },
);

it.each(moves)(
  'a template that goes from %s to %s is counted once, however often it is saved',
  async (from, to, rows) => {
    const { admin, coach, tool } = bank.school;
    const save = (title: string, kind: typeof from | typeof to, more = {}) =>
      bank.conversations.save(admin, {
        interview_type: tool.uid,
        template: true,
        title,
        ...templateFlagsFor(kind, place()),
        ...more,
      });
    await save('Ours', 'organization');
    const made = await save('Another', from);
    await goOn(made, (revision, time) => save(`Another, ${time}`, to, { uid: made.uid, revision }));
    const { flowsheets, total } = await bank.conversations.call(
      'getInterviewTemplates',
      { params: { id: tool.uid }, query: {} },
      coach,
    );
    expect([flowsheets.length, total]).toEqual([rows, rows]);
    expect(await bank.conversations.service.recount()).toBe(0);
  },
);

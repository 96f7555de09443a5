import { rubricTools } from '@coaching/demo';
import { sanitizeRichText } from '@coaching/service-kit';
import { demoInstances } from '.';

const now = new Date('2026-11-21T12:00:00.000Z');
const all = demoInstances(now);
const coachees = [...new Set(all.map(({ client }) => client))];
const usesOf = (coachee: string) => all.filter(({ client }) => client === coachee);

it('scores five teachers six times over a year, all but two finished', () => {
  expect(coachees.map((coachee) => usesOf(coachee).length)).toEqual([6, 6, 6, 6, 6]);
  const days = all.map(({ timestamp }) => (now.getTime() - Date.parse(timestamp!)) / 86_400_000);
  expect(Math.max(...days)).toBeLessThan(366);
  expect(Math.min(...days)).toBeGreaterThan(0);
  const open = all.filter(({ end_timestamp }) => end_timestamp === null);
  expect(open.map(({ visibility, invites_self_score }) => [visibility, invites_self_score])).toEqual([
    ['private', false],
    ['shared', true],
  ]);
});

it('each round is within one month whatever the day, so that a group of five has one', () => {
  for (let day = 0; day < 60; day++) {
    const uses = demoInstances(new Date(now.getTime() + day * 86_400_000));
    const months = new Map<string, Set<string>>();
    for (const { uid, timestamp } of uses) {
      const round = uid.split('-').at(-1)!;
      months.set(round, (months.get(round) ?? new Set()).add(timestamp!.slice(0, 7)));
    }
    expect([day, ...[...months.values()].map(({ size }) => size)]).toEqual([day, 1, 1, 1, 1, 1, 1]);
  }
});

const mean = (levels: number[]) => levels.reduce((sum, level) => sum + level, 0) / levels.length;
const meanLevel = ({ items }: (typeof all)[number]) => mean(items.flatMap(({ checked }) => checked ?? []));

it.each(coachees)('%s grows over the year by both rubrics', (client) => {
  for (const tool of Object.values(rubricTools)) {
    const finished = usesOf(client).filter(
      ({ tool_uid, end_timestamp }) => tool_uid === tool && end_timestamp,
    );
    const [first, last] = [finished[0]!, finished.at(-1)!];
    expect(meanLevel(last)).toBeGreaterThan(meanLevel(first) + 0.5);
  }
});

it('Lucas’s winter was hard', () => {
  const [first, second] = usesOf('demo-lucas').filter(({ tool_uid }) => tool_uid === rubricTools.practices);
  expect(meanLevel(second!)).toBeLessThan(meanLevel(first!));
});

it('has words for every visit that are safe as they stand, and none for a row that is not there', () => {
  for (const { uid, summary, items, end_timestamp, additional_information } of all) {
    if (end_timestamp) expect([uid, summary.length > 60]).toEqual([uid, true]);
    const notes = items.flatMap((item) => item.notes ?? []);
    expect(notes.length).toBeGreaterThan(0);
    for (const text of [summary, additional_information, ...notes]) expect(sanitizeRichText(text)).toBe(text);
  }
});

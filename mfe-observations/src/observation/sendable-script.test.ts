import type { Observation } from '@coaching/contracts';
import { heldBackProblem } from './held-back-problem';
import { heldBackWords } from './held-back-words';
import { observationMerging } from './observation-merging';
import { sendableScript } from './sendable-script';
import { anItem, anObservation } from './testing/builders';

const line = (uid: string, characters: number) => anItem(uid, { data: `<p>${'x'.repeat(characters)}</p>` });
const uids = ({ items }: Observation) => items.map(({ uid }) => uid);

/** The observation with these lines as it is sent, where the server has `before`. */
function sent(items: Observation['items'], before: Observation['items'] = []) {
  const base = anObservation({ items: before });
  return sendableScript({ ...base, items }, base);
}

it('sends all of a script that fits, as it is', () => {
  const mine = anObservation({ items: [line('a', 99_000), line('b', 10)] });
  expect(sendableScript(mine, anObservation()).version).toBe(mine);
});

it('leaves out a line that is too long, and names it', () => {
  const { version, heldBack } = sent([line('a', 5), line('b', 100_000), line('c', 5)]);
  expect(uids(version)).toEqual(['a', 'c']);
  expect([...heldBack]).toEqual([['b', { why: 'too long', field: 'data', characters: 7 }]]);
  expect(heldBackWords(heldBack.get('b')!)).toBe(
    'This line is too long: 7 characters too many. It is kept on this device and not saved.',
  );
  expect(heldBackProblem(['a', 'b', 'c'], heldBack)).toBe(
    'Line 2 is not saved: the reason is under it. All other lines are sent.',
  );
});

it('counts a break as the server writes it', () => {
  const { heldBack } = sent([anItem('a', { data: `<p>${'x<br>'.repeat(20_000)}</p>` })]);
  expect(heldBack.get('a')).toMatchObject({ characters: 7 + 40_000 });
});

it('sends a line that became too long as the server has it, with what else was changed in it', () => {
  const before = line('a', 5);
  const { version } = sent([{ ...line('a', 100_000), ob_type: 'student' }], [before]);
  expect(version.items).toEqual([{ ...before, ob_type: 'student' }]);
});

it('sends a line without a note that is too long', () => {
  const { version, heldBack } = sent([{ ...line('a', 5), notes: 'x'.repeat(100_001) }]);
  expect(version.items).toEqual([line('a', 5)]);
  expect(heldBackWords(heldBack.get('a')!)).toContain('The coach note of this line is too long: 1 character');
});

it('sends as many lines as a save has room for, and later ones once there is room', () => {
  const lines = Array.from({ length: 14 }, (_, index) => line(`l${index}`, 90_000));
  const { version, heldBack } = sent(lines);
  expect(version.items).toHaveLength(11);
  expect([...heldBack.keys()]).toEqual(['l11', 'l12', 'l13']);
  const body = { observation: observationMerging.draftOf(version, anObservation()) };
  expect(new Blob([JSON.stringify(body)]).size).toBeLessThanOrEqual(1024 * 1024);
  const shorter = lines.toSpliced(0, 1);
  expect(uids(sent(shorter, version.items).version)).toEqual(
    uids({ ...version, items: shorter.slice(0, 11) }),
  );
  expect(uids(sent([...lines, anItem('small')], version.items).version)).toContain('small');
});

it('lets a line get shorter where there is no room', () => {
  const full = Array.from({ length: 11 }, (_, index) => line(`l${index}`, 90_000));
  const { version, heldBack } = sent([line('l0', 50_000), ...full.slice(1)], full);
  expect(heldBack.size).toBe(0);
  expect(version.items[0]).toEqual(line('l0', 50_000));
});

it('leaves out lines that are more than a script holds', () => {
  const lines = Array.from({ length: 2001 }, (_, index) => line(`l${index}`, 1));
  const { version, heldBack } = sent(lines);
  expect(version.items).toHaveLength(2000);
  expect([...heldBack]).toEqual([['l2000', { why: 'too many lines' }]]);
});

it('names several lines that are not saved', () => {
  const { heldBack } = sent([line('a', 100_000), line('b', 1), line('c', 100_000), line('d', 100_000)]);
  expect(heldBackProblem(['a', 'b', 'c', 'd'], heldBack)).toBe(
    'Lines 1, 3 and 4 are not saved: the reasons are under them. All other lines are sent.',
  );
});

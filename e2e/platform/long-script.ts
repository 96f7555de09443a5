import type { APIRequestContext } from '@playwright/test';

const words =
  'the class looks at fractions and asks why one half is more than a third when three is more than two so'.split(
    ' ',
  );

/** A sentence of 10 to 30 words, another one for each number. */
function sentence(number: number): string {
  const count = 10 + ((number * 7) % 21);
  return `${Array.from({ length: count }, (_, place) => words[(number * 5 + place * 3) % words.length]).join(' ')}.`;
}

const uidOf = (count: number, number: number) =>
  `Script${count}x${String(number).padStart(6, '0')}`.padEnd(27, '0');

/** Saves an observation with many lines for a signed-in coach; answers its uid. */
export async function saveLongScript(coach: APIRequestContext, count: number): Promise<string> {
  const { observation: known } = await (await coach.get('observation/demo-observation-0-0')).json();
  const uid = uidOf(count, count);
  const began = Date.now() - count * 5000;
  const items = Array.from({ length: count }, (_, number) => ({
    uid: uidOf(count, number),
    time: '9:05:07 AM',
    timestamp: new Date(began + number * 5000).toISOString(),
    data: `<p>${sentence(number)}</p>`,
    ob_type: number % 2 === 0 ? 'teacher' : 'student',
    notes: number % 10 === 0 ? `<p>${sentence(number + 1)}</p>` : null,
    teacher_notes: number % 15 === 0 ? `<p>${sentence(number + 2)}</p>` : null,
  }));
  const observation = {
    uid,
    client: known.client,
    title: `A script of ${count} lines`,
    left_name: 'Teacher',
    right_name: 'Students',
    items,
    timestamp: new Date(began).toISOString(),
    duration: Math.round((count * 5) / 60),
  };
  const answer = await coach.post('observation', { data: { observation } });
  if (!answer.ok()) throw new Error(await answer.text());
  return uid;
}

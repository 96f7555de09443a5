import type { Program } from '@coaching/contracts';
import { onlyProgram, sharedPrograms } from './shared-programs';

const aProgram = (uid: string) => ({ uid, program_name: uid, organization_uid: 'cedar' }) as Program;
const [literacy, maths] = [aProgram('literacy'), aProgram('maths')];

it.each<[string, Program[][], string[], string | null]>([
  ['nobody', [], [], null],
  ['one in one program', [[literacy]], ['literacy'], 'literacy'],
  ['one in two', [[literacy, maths]], ['literacy', 'maths'], null],
  ['two in the same one', [[literacy], [literacy]], ['literacy'], 'literacy'],
  ['two in different ones', [[literacy], [maths]], [], null],
  ['two of whom one is in another, too', [[literacy], [literacy, maths]], ['literacy'], null],
  ['two of whom one is in none', [[literacy], []], [], null],
])('%s', (_who, each, shared, only) => {
  for (const order of [each, [...each].reverse()]) {
    expect(sharedPrograms(order).map(({ uid }) => uid)).toEqual(shared);
    expect(onlyProgram(order)?.uid ?? null).toBe(only);
  }
});

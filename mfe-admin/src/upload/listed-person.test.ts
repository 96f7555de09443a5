import { isNobody, personOf, problemWith } from './listed-person';
import type { Meaning } from './meanings';

it.each<[string[], (Meaning | null)[], [string, string, string]]>([
  [
    ['Lovelace', 'Ada', 'ADA@x.org '],
    ['last_name', 'first_name', 'email'],
    ['Ada', 'Lovelace', 'ada@x.org'],
  ],
  [['Lovelace, Ada'], ['last_first'], ['Ada', 'Lovelace', '']],
  [['van der Berg, Anna Maria'], ['last_first'], ['Anna Maria', 'van der Berg', '']],
  [['Lovelace Ada'], ['last_first'], ['Ada', 'Lovelace', '']],
  [['Ada Lovelace'], ['first_last'], ['Ada', 'Lovelace', '']],
  [['Anna van der Berg'], ['first_last'], ['Anna', 'van der Berg', '']],
  [['Anna Maria, van der Berg'], ['first_last'], ['Anna Maria', 'van der Berg', '']],
  [['Ada'], ['first_last'], ['Ada', '', '']],
  [
    ['Ada', '12'],
    ['first_name', 'ignore'],
    ['Ada', '', ''],
  ],
  [
    ['Ada', '12'],
    [null, null],
    ['', '', ''],
  ],
  [['Ada'], ['first_name', 'email'], ['Ada', '', '']],
])('%j by %j', (cells, meanings, [first_name, last_name, email]) => {
  expect(personOf(cells, meanings)).toEqual({ first_name, last_name, email, role: '', program: '' });
});

const ada = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@school.test', role: '', program: '' };
it.each([
  [ada, null],
  [{ ...ada, last_name: '' }, null],
  [{ ...ada, email: '' }, 'The email is missing.'],
  [{ ...ada, first_name: '', last_name: '' }, 'The name is missing.'],
  [{ ...ada, email: 'ada' }, expect.stringMatching(/email/i)],
  [{ ...ada, first_name: 'x'.repeat(101) }, 'Please use at most 100 characters.'],
])('what is wrong with %j: %p', (person, problem) => {
  expect(problemWith(person)).toEqual(problem);
});

it('drops only rows without name and email', () => {
  expect(isNobody({ ...ada, first_name: '', last_name: '', email: '' })).toBe(true);
  expect(isNobody({ ...ada, first_name: '', last_name: '', email: 'x' })).toBe(false);
});

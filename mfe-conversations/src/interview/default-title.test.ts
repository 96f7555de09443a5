import { defaultTitle, retitled } from './default-title';
import { anInterview, aPerson } from './testing/builders';

const user_embed = { username: 'Ada Park' };
const [daniel, mei] = [aPerson('daniel', 'Daniel Reyes'), aPerson('mei', 'Mei Chen')];

it.each([
  ['nobody yet', false, [], 'Reflection', "Ada Park's Reflection"],
  ['one coachee', false, [daniel], 'Reflection', "Ada Park's Reflection with Daniel Reyes"],
  ['two coachees', false, [daniel, mei], 'Reflection', "Ada Park's Reflection with Daniel Reyes, Mei Chen"],
  ['a template', true, [], 'Reflection', "Ada Park's Reflection Template"],
  ['a tool nobody knows', false, [daniel], '', "Ada Park's Conversation with Daniel Reyes"],
] as const)('with %s', (_, template, client_embed, tool, title) => {
  expect(defaultTitle({ template, user_embed, client_embed }, tool)).toBe(title);
});

it('is no longer than a title can be', () => {
  const client_embed = Array.from({ length: 50 }, () => daniel);
  expect(defaultTitle({ template: false, user_embed, client_embed }, 'Reflection')).toHaveLength(300);
});

describe('retitled', () => {
  const before = anInterview({ title: "Ada Park's Reflection", client_embed: [] });

  it('names one without a title', () => {
    const untitled = anInterview({ title: '', client_embed: [] });
    expect(retitled(untitled, untitled, 'Reflection').title).toBe("Ada Park's Reflection");
  });

  it('goes along with the coachees', () => {
    const after = { ...before, client_embed: [mei] };
    expect(retitled(before, after, 'Reflection').title).toBe("Ada Park's Reflection with Mei Chen");
  });

  it('leaves a title that somebody wrote, and one that is being written', () => {
    const own = { ...before, title: 'Our talk' };
    expect(retitled(own, { ...own, client_embed: [mei] }, 'Reflection').title).toBe('Our talk');
    expect(retitled(before, { ...before, title: '' }, 'Reflection').title).toBe('');
  });
});

it('names nothing after a tool that is not known yet', () => {
  const before = anInterview({ title: '' });
  const after = { ...before, client_embed: [aPerson('daniel', 'Daniel Reyes')] };
  expect(retitled(before, after, '').title).toBe('');
  expect(retitled(before, after, 'Goal talk').title).toBe("Ada Park's Goal talk with Daniel Reyes");
});

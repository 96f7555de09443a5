import type { ItemTag, Rubric } from '@coaching/contracts';
import { aTool, aToolSet } from '@coaching/interaction-kit/testing';
import { type Answers, renderPage } from '@coaching/mfe-kit/testing';
import type { TypedSign } from '@coaching/ui-kit/editable-text';
import { act, fireEvent, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { Tagging } from './tagging';

const row = (uid: string, name: string) => ({ uid, name, cols: [''], textbox_label: '', next_steps: [] });
const rubric: Rubric = {
  uid: 'practices',
  revision: 1,
  version: 1,
  name: 'Practices',
  row_name: 'Practice',
  columns: [{ uid: 'low', name: 'Low' }],
  categories: [{ uid: 'talk', name: 'Talk', rows: [row('asks', 'Asks why'), row('waits', 'Waits')] }],
  config_entity: 'Organization',
  config_uid: 'cedar',
  updated_at: '2026-03-02T09:00:00.000Z',
};
const answers: Answers = {
  getToolConfig: {
    tool_config: aToolSet({
      uid: 'set',
      tools: [aTool({ uid: 'practices', tool_type: 'Rubric' }), aTool({ uid: 'walk' })],
    }),
  },
  getRubric: { rubric },
};

/** A line in which somebody has typed a sign and this after it. */
function open(query: string) {
  const did: string[] = [];
  let tags: ItemTag[] = [];
  let type: (query: string | null) => void = () => undefined;
  function Line() {
    const anchor = useRef<HTMLDivElement>(null);
    const [typed, setTyped] = useState<string | null>(query);
    type = setTyped;
    const take = () => {
      did.push('taken');
      setTyped(null);
    };
    const sign: TypedSign | null = typed === null ? null : { at: 1, query: typed, take };
    return (
      <>
        <div ref={anchor}>
          {/* biome-ignore lint/a11y/useSemanticElements: as the editor is */}
          <div role="textbox" tabIndex={0} contentEditable suppressContentEditableWarning>
            {typed !== null && `#${typed}`}
          </div>
        </div>
        <Tagging
          tags={tags}
          sign={sign}
          asked={null}
          anchor={anchor}
          onTags={(changed) => {
            tags = changed;
          }}
          onClose={() => undefined}
        />
      </>
    );
  }
  renderPage(<Line />, { answers });
  const press = (key: string) => act(() => !fireEvent.keyDown(screen.getByRole('textbox'), { key }));
  const said = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');
  return {
    did,
    tags: () => tags.map(({ row_name }) => row_name),
    press,
    type: (words: string | null) => act(() => type(words)),
    said,
  };
}

const options = async () => (await screen.findAllByRole('option')).map(({ id }) => id);

it('arrows choose among the rows of one’s rubrics, and Enter tags and takes the sign out of the text', async () => {
  const { did, tags, press } = open('');
  expect(await options()).toHaveLength(2);
  press('ArrowDown');
  expect(screen.getByRole('textbox').getAttribute('aria-activedescendant')).toBe((await options())[1]);
  press('Enter');
  expect([did, tags()]).toEqual([['taken'], ['Waits']]);
});

it('Escape leaves the sign as text, and the keys to the text again', async () => {
  const { did, tags, press } = open('wai');
  expect(await options()).toHaveLength(1);
  press('Escape');
  expect(screen.queryByRole('option')).toBeNull();
  press('Enter');
  expect([did, tags()]).toEqual([[], []]);
});

it('says aloud what a line was tagged with, again where it is the same once more', async () => {
  const { press, type, said } = open('');
  await options();
  expect(said()).toBe('');
  press('Enter');
  expect(said()).toBe('This line is now tagged with Asks why');
  type('');
  expect(said()).toBe('');
  await options();
  press('Enter');
  expect(said()).toBe('This line is tagged with Asks why already');
});

it('says aloud that no row is found, and no more once one is', async () => {
  const { type, said } = open('');
  await options();
  type('zzzz');
  expect(said()).toBe('No rubric row begins with what follows the number sign');
  type('wai');
  expect(said()).toBe('');
  type(null);
  expect(said()).toBe('');
});

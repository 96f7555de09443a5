import type { ItemTag, Rubric } from '@coaching/contracts';
import { aTool, aToolSet } from '@coaching/interaction-kit/testing';
import { type Answers, renderPage } from '@coaching/mfe-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
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
  function Line() {
    const anchor = useRef<HTMLDivElement>(null);
    return (
      <>
        <div ref={anchor}>
          {/* biome-ignore lint/a11y/useSemanticElements: as the editor is */}
          <div role="textbox" tabIndex={0} contentEditable suppressContentEditableWarning>
            #{query}
          </div>
        </div>
        <Tagging
          tags={tags}
          sign={{ at: 1, query, take: () => did.push('taken') }}
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
  return { did, tags: () => tags.map(({ row_name }) => row_name), press };
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

import { byKey } from './by-key';

type Args = Parameters<typeof byKey>[1];
type Context = Args['context'];

const rect = { top: 0, left: 0, right: 10, bottom: 10, width: 10, height: 10 };
const contextOf = (collisionRect: Context['collisionRect'], places: readonly string[]) =>
  ({
    active: null,
    collisionRect,
    droppableContainers: { getEnabled: () => [{ id: 'place', node: { current: document.body } }] },
    droppableRects: new Map(places.map((id) => [id, rect])),
  }) as unknown as Context;

const pressed = (code: string) =>
  new KeyboardEvent('keydown', { code, key: code, bubbles: true, cancelable: true });

/** Presses a key with so much measured, and answers which keys come in the frame after. */
async function press(code: string, context: Context): Promise<string[]> {
  const came: string[] = [];
  const event = pressed(code);
  document.body.dispatchEvent(event);
  const hear = (later: KeyboardEvent) => came.push(later.code);
  document.addEventListener('keydown', hear);
  expect(byKey(event, { context } as Args)).toBeUndefined();
  await new Promise(requestAnimationFrame);
  document.removeEventListener('keydown', hear);
  return came;
}

it.each([
  ['nothing is measured', contextOf(null, [])],
  ['what moves is measured, and not yet where it can go', contextOf(rect, [])],
])('where %s, an arrow comes once more, and no other key does', async (_what, context) => {
  expect(await press('ArrowLeft', context)).toEqual(['ArrowLeft']);
  expect(await press('KeyA', context)).toEqual([]);
});

it('where all is measured, an arrow counts at once', async () => {
  expect(await press('ArrowLeft', contextOf(rect, ['place']))).toEqual([]);
});

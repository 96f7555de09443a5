import { act, fireEvent, render, screen } from '@testing-library/react';
import { UiProvider } from '../provider/ui-provider';
import { PictureDialog } from './picture-dialog';

const alerts: string[] = [];
beforeAll(() => {
  window.alert = (text) => void alerts.push(text);
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});

function shown(upload: (file: File) => Promise<string>) {
  const pictures: string[][] = [];
  let closed = 0;
  render(
    <UiProvider env="test">
      <PictureDialog
        opened
        upload={upload}
        problemOf={() => 'It did not arrive.'}
        onSave={(...saved) => pictures.push(saved)}
        onClose={() => {
          closed += 1;
        }}
      />
    </UiProvider>,
  );
  return { pictures, closed: () => closed };
}

const aPicture = new File(['picture'], 'board.PNG', { type: 'image/png' });
const choose = (file: File) =>
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
const saveButton = () => screen.getByText('Save').closest('button')!;
const save = () => act(async () => saveButton().click());

it('sends what was chosen as it is, with what it shows', async () => {
  const sent: File[] = [];
  const { pictures, closed } = shown(async (file) => {
    sent.push(file);
    return '/api/files/board.png';
  });
  expect(saveButton().disabled).toBe(true);
  choose(aPicture);
  fireEvent.change(screen.getByLabelText('Description'), { target: { value: ' The board ' } });
  await save();
  expect(sent).toEqual([aPicture]);
  expect(pictures).toEqual([['/api/files/board.png', 'The board']]);
  expect(closed()).toBe(1);
});

it('takes pictures only, and says so', () => {
  shown(async () => '');
  expect(document.querySelector('input[type=file]')?.getAttribute('accept')).toBe(
    'image/png,image/gif,image/jpeg,image/webp',
  );
  choose(new File(['x'], 'plan.pdf'));
  expect(alerts).toEqual(['Your choice is not a picture']);
  expect(saveButton().disabled).toBe(true);
});

it('stays open when the picture did not arrive, and sends it again', async () => {
  let attempts = 0;
  const { pictures, closed } = shown(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('no network');
    return '/api/files/board.png';
  });
  choose(aPicture);
  await save();
  screen.getByText('It did not arrive.');
  expect([pictures, closed()]).toEqual([[], 0]);
  await save();
  expect(pictures).toEqual([['/api/files/board.png', '']]);
});

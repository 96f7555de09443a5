import { act, fireEvent, render, screen } from '@testing-library/react';
import { UiProvider } from '../provider/ui-provider';
import { WholePictureDialog } from './whole-picture-dialog';

it('sends what was chosen as it is, in its own shape', async () => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
  const [sent, saved]: [File[], string[]] = [[], []];
  render(
    <UiProvider env="test">
      <WholePictureDialog
        opened
        title="Logo"
        onClose={() => {}}
        upload={async (file) => {
          sent.push(file);
          return '/api/files/logo.png';
        }}
        onSave={(address) => saved.push(address)}
        problemOf={() => 'It did not arrive.'}
      />
    </UiProvider>,
  );
  const save = screen.getByText('Save').closest('button')!;
  expect(save.disabled).toBe(true);
  const logo = new File(['picture'], 'logo.png', { type: 'image/png' });
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [logo] } });
  await act(async () => save.click());
  expect([sent, saved]).toEqual([[logo], ['/api/files/logo.png']]);
});

import { UiProvider } from '@coaching/ui-kit';
import { FileUpload, type UploadSettings } from '@coaching/ui-kit/upload';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createUploadQueue } from './create-upload-queue';
import type { SentFile } from './posted-answer';
import { UploadError } from './upload-error';

const aFile = (name: string) => new File(['text'], name);
const row = (name: string) =>
  screen.getAllByRole('listitem').find(({ textContent }) => textContent?.startsWith(name));

it('sends what is chosen in turn, stops it, tries again and says what has arrived', async () => {
  const begun: { name: string; arrive(sent: SentFile): void; fail(error: Error): void }[] = [];
  const settings: UploadSettings = { multiple: true, extensions: ['pdf'] };
  const onUploaded = jest.fn();
  render(
    <UiProvider env="test">
      <FileUpload
        settings={settings}
        onUploaded={onUploaded}
        upload={(given, onFiles) =>
          createUploadQueue(given, onFiles, {
            send: ({ name }) => new Promise((arrive, fail) => void begun.push({ name, arrive, fail })),
          })
        }
      />
    </UiProvider>,
  );
  const files = ['a.pdf', 'b.pdf', 'c.exe'].map(aFile);
  await userEvent.upload(screen.getByLabelText(/^Drop/), files, { applyAccept: false });
  expect(begun.map(({ name }) => name)).toEqual(['a.pdf']);
  expect(row('b.pdf')?.textContent).toContain('waiting');
  expect(row('c.exe')?.textContent).toContain('not an allowed file type');

  await userEvent.click(screen.getByRole('button', { name: 'Cancel a.pdf' }));
  expect(row('a.pdf')?.textContent).toContain('Sending the file was stopped.');
  await act(async () => begun[1]!.fail(new UploadError('network')));
  expect(row('b.pdf')?.textContent).toContain('There is no connection to the server.');

  await userEvent.click(screen.getByRole('button', { name: 'Retry a.pdf' }));
  expect(begun.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'a.pdf']);
  const download_url = 'https://a.test/files/x.pdf';
  await act(async () => begun[2]!.arrive({ download_url, response: null }));
  expect(row('a.pdf')?.textContent).toContain('sent');
  expect(onUploaded.mock.calls).toMatchObject([[{ name: 'a.pdf', success: true, download_url }]]);
});

import { failureOfStatus, UploadError } from './upload-error';

it.each([
  [200, null],
  [204, null],
  [400, 'denied'],
  [403, 'denied'],
  [413, 'size'],
  [415, 'extension'],
  [500, 'server'],
  [503, 'server'],
])('%i means %s', (status, failure) => {
  expect(failureOfStatus(status)).toBe(failure);
});

it('says what the server said, or its own sentence', () => {
  expect(new UploadError('denied', 'Not this one.').message).toBe('Not this one.');
  expect(new UploadError('server').message).toBe('Error uploading file');
});

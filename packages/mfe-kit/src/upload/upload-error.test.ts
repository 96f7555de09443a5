import { uploadFailures } from '@coaching/contracts';
import { ApiError, NetworkError } from '../api/errors';
import { failureOfStatus, UploadError, uploadErrorOf } from './upload-error';

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

it('names every failure of the specs, each with a sentence', () => {
  expect(uploadFailures).toEqual([
    'not_exists',
    'file_object',
    'extension',
    'size',
    'abort',
    'timeout',
    'network',
    'denied',
    'server',
    'upload',
    'No action configured',
  ]);
  const sentences = uploadFailures.map((failure) => new UploadError(failure).message);
  expect(new Set(sentences).size).toBe(uploadFailures.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].{10,}/);
});

it.each([
  ['a refused call', new ApiError(403, { message: 'No.' }), 'denied', 'No.'],
  ['a call of a kind of file that is not taken', new ApiError(415, { message: 'No.' }), 'extension', 'No.'],
  ['a call that failed', new ApiError(500, null), 'server', 'Error uploading file'],
  [
    'no connection',
    new NetworkError(null),
    'network',
    'There is no connection to the server. Check your network and try again.',
  ],
  [
    'a request that was given up',
    new DOMException('x', 'AbortError'),
    'abort',
    'Sending the file was stopped.',
  ],
  ['anything else', new TypeError('x'), 'server', 'Error uploading file'],
  ['a failed upload', new UploadError('size', 'Ten.'), 'size', 'Ten.'],
])('%s is recognised by its name', (_, error, failure, message) => {
  expect(uploadErrorOf(error)).toMatchObject({ failure, message });
});

import type { UploadSettings } from '@coaching/ui-kit/upload';
import { aFile, aRecord } from './testing/records';
import { maximumFiles, problemBefore, threadCount, wayToSend } from './upload-rules';

it.each([
  [undefined, 1],
  [Number.NaN, 1],
  [-3, 1],
  [0, 1],
  [1, 1],
  [2.9, 2],
  [5, 5],
  [6, 5],
  [Number.POSITIVE_INFINITY, 5],
])('%p threads are %i', (threads, count) => {
  expect(threadCount(threads)).toBe(count);
});

it.each<[string, UploadSettings, number]>([
  ['single mode', {}, 1],
  ['single mode, whatever else is said', { multiple: false, maximum: 7 }, 1],
  ['many, unlimited', { multiple: true }, 0],
  ['many, up to seven', { multiple: true, maximum: 7 }, 7],
])('%s: %j', (_, settings, maximum) => {
  expect(maximumFiles(settings)).toBe(maximum);
});

const put = '/get_upload_url';
const post = '/upload/post';
it.each([
  [0, put, post, 'put'],
  [1_048_575, put, post, 'put'],
  [1_048_576, put, post, 'chunks'],
  [1_048_575, null, post, 'post'],
  [1_048_576, null, post, 'chunks'],
  [1_048_576, put, null, 'put'],
  [10, null, null, null],
  [1_048_576, null, null, null],
])('%i bytes with %p and %p go by %p', (size, putAction, postAction, way) => {
  expect(wayToSend({ size, putAction, postAction })).toBe(way);
});

const pictures = { extensions: ['png', 'jpg'], maxSize: 100 };
it.each<[string, Partial<ReturnType<typeof aRecord>>, UploadSettings, string | null]>([
  ['nothing asked', {}, {}, null],
  ['one of the extensions', { name: 'me.png', size: 100 }, pictures, null],
  ['one of the extensions in capitals', { name: 'me.PNG', size: 1 }, pictures, null],
  ['another extension', { name: 'me.gif', size: 1 }, pictures, 'extension'],
  ['an extension behind another', { name: 'me.png.exe', size: 1 }, pictures, 'extension'],
  ['no extension', { name: 'png', size: 1 }, pictures, 'extension'],
  ['a byte too much', { name: 'me.png', size: 101 }, pictures, 'size'],
  ['no limit', { size: 1e12 }, { maxSize: 0 }, null],
  ['no way to send', { postAction: null }, {}, 'No action configured'],
])('%s', (_, record, settings, problem) => {
  expect(problemBefore(aRecord(record), aFile('any'), settings)).toBe(problem);
});

it('takes no folder', () => {
  expect(problemBefore(aRecord(), null, {})).toBe('file_object');
});

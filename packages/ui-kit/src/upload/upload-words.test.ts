import type { UploadRecord } from '@coaching/contracts';
import { aRecord } from './testing/fake-uploads';
import type { UploadSettings } from './upload-queue';
import { allowedText, announcementFor, sizeText, stateText, tooManyText } from './upload-words';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [1_048_575, '1 MB'],
  [1_048_576, '1 MB'],
  [3_600_000, '3.4 MB'],
  [52_428_800, '50 MB'],
])('%i bytes read %j', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

it.each<[UploadSettings, string]>([
  [{}, ''],
  [{ extensions: ['pdf', 'docx'] }, 'PDF, DOCX.'],
  [{ maxSize: 10_485_760 }, 'Up to 10 MB.'],
  [{ maxSize: 10_485_760, multiple: true }, 'Up to 10 MB each.'],
  [{ extensions: ['csv'], maxSize: 1024 }, 'CSV; up to 1 KB.'],
])('%j reads %j', (settings, text) => {
  expect(allowedText(settings)).toBe(text);
});

it.each<[UploadSettings, number, number, string]>([
  [{}, 1, 0, ''],
  [{}, 1, 1, ''],
  [{}, 2, 0, 'One file can be sent here.'],
  [{ multiple: true }, 99, 99, ''],
  [{ multiple: true, maximum: 3 }, 2, 1, ''],
  [{ multiple: true, maximum: 3 }, 3, 1, 'Up to 3 files can be sent here.'],
])('%j, %i more than %i: %j', (settings, chosen, there, text) => {
  expect(tooManyText(settings, chosen, there)).toBe(text);
});

it.each<[Partial<UploadRecord>, string]>([
  [{}, '2 KB, waiting'],
  [{ active: true }, '0 % of 2 KB'],
  [{ active: true, progress: 0.999, speed: 1_500_000 }, '99 % of 2 KB, 1.4 MB a second'],
  [{ success: true, progress: 1 }, '2 KB, sent'],
  [{ error: 'denied', message: 'Not this one.' }, 'Not this one.'],
])('%j reads %j', (record, text) => {
  expect(stateText(aRecord(record), true)).toBe(text);
});

it.each<[Partial<UploadRecord>, string]>([
  [{}, '2 KB, waiting'],
  [{ active: true, progress: 0.12, speed: 1_500_000 }, '12 % of 2 KB, waiting for the network'],
  [{ success: true, progress: 1 }, '2 KB, sent'],
  [{ error: 'denied', message: 'Not this one.' }, 'Not this one.'],
])('%j without a network reads %j', (record, text) => {
  expect(stateText(aRecord(record), false)).toBe(text);
});

const failed = { error: 'network', message: 'No connection.' } as const;
it.each<[string, Partial<UploadRecord> | null, Partial<UploadRecord>, string]>([
  ['a file that is new', null, {}, ''],
  ['a file that goes on', { active: true }, { active: true, progress: 0.5 }, ''],
  ['a file that has arrived', { active: true }, { success: true }, 'plan.pdf has been sent.'],
  ['a file that arrived before', { success: true }, { success: true }, ''],
  ['a file that failed', { active: true }, failed, 'plan.pdf: No connection.'],
  ['a file that failed before', failed, failed, ''],
  ['a file refused at once', null, failed, 'plan.pdf: No connection.'],
])('%s', (_, before, after, announcement) => {
  expect(announcementFor(before ? aRecord(before) : undefined, aRecord(after))).toBe(announcement);
});

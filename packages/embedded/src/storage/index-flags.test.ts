import { decodeFlags, encodeFlags } from './index-flags';

it.each([
  { isMultikey: false, isCut: false, arrayFields: 0 },
  { isMultikey: true, isCut: false, arrayFields: 0b101 },
  { isMultikey: false, isCut: true, arrayFields: 0 },
])('%j is read as it was written', (flags) => {
  expect(decodeFlags(encodeFlags(flags))).toEqual(flags);
});

it('of an index without any are none', () => {
  expect(decodeFlags(undefined)).toEqual({ isMultikey: false, isCut: false, arrayFields: 0 });
});

it('from before the fields were stored may mean any field', () => {
  expect(decodeFlags(Buffer.of(1))).toEqual({ isMultikey: true, isCut: false, arrayFields: -1 });
});

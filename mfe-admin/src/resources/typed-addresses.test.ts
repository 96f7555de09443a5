import { MAX_RESOURCE_EMAILS } from '@coaching/contracts';
import { addressesProblem, typedAddresses } from './typed-addresses';

it.each([
  ['a@b.org', ['a@b.org']],
  [' a@b.org, C@d.org;e@f.org\n\ng@h.org ', ['a@b.org', 'c@d.org', 'e@f.org', 'g@h.org']],
  ['a@b.org A@b.org', ['a@b.org']],
  [' ,; ', []],
])('finds in %j the addresses %j', (text, addresses) => {
  expect(typedAddresses(text)).toEqual(addresses);
});

it.each([
  [['a@b.org'], undefined],
  [[], 'Please enter whom to send it to.'],
  [['a@b.org', 'ada'], 'ada is not an email address.'],
  [
    Array.from({ length: MAX_RESOURCE_EMAILS + 1 }, (_, at) => `a${at}@b.org`),
    `Please enter at most ${MAX_RESOURCE_EMAILS} addresses at a time.`,
  ],
])('says of %j: %p', (addresses, problem) => {
  expect(addressesProblem(addresses)).toBe(problem);
});

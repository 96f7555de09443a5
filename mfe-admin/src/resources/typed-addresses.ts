import { isEmailAddress, MAX_RESOURCE_EMAILS } from '@coaching/contracts';

/** The addresses in a text, each once and in lower case: commas, semicolons, spaces and lines part them. */
export function typedAddresses(text: string): string[] {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  return [...new Set(words.map((word) => word.toLowerCase()))];
}

/** What is wrong with these addresses, as a sentence; undefined for nothing. */
export function addressesProblem(addresses: readonly string[]): string | undefined {
  if (addresses.length === 0) return 'Please enter whom to send it to.';
  if (addresses.length > MAX_RESOURCE_EMAILS)
    return `Please enter at most ${MAX_RESOURCE_EMAILS} addresses at a time.`;
  const wrong = addresses.find((address) => !isEmailAddress(address));
  return wrong === undefined ? undefined : `${wrong} is not an email address.`;
}

import { MAX_RICH_TEXT_LENGTH } from '@coaching/contracts';
import { Invalid } from '../errors';
import { sanitizeRichText } from './sanitize';

const TOO_LONG = 'This text is too long.';

/**
 * Rich text made safe; what is stored already was, and stays as it is without being parsed again.
 * @param path where it stands in what was sent
 * @param max characters it may have
 * @throws Invalid when escaping has made it longer than a text may be
 */
export function safeRichText(
  text: string,
  stored: string | null | undefined,
  path: string,
  max = MAX_RICH_TEXT_LENGTH,
): string {
  if (text === stored) return text;
  const made = sanitizeRichText(text);
  if (made.length > max) throw new Invalid(TOO_LONG, [{ path, message: TOO_LONG }]);
  return made;
}

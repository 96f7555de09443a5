import { noteNames } from '@coaching/interaction-kit/notes';
import type { HeldBackLine } from './sendable-script';

const counted = (characters: number) =>
  characters === 1 ? '1 character too many' : `${characters.toLocaleString('en-US')} characters too many`;

/** Why a line is not saved, under the line itself. */
export function heldBackWords(line: HeldBackLine): string {
  const kept = 'It is kept on this device and not saved.';
  if (line.why === 'no room')
    return `This line has no room: the lines of a script take 1 MB at most. ${kept}`;
  if (line.why === 'too many lines') return `A script has at most 2,000 lines. ${kept}`;
  const what =
    line.field === 'data' ? 'This line' : `The ${noteNames[line.field].toLowerCase()} of this line`;
  return `${what} is too long: ${counted(line.characters)}. ${kept}`;
}

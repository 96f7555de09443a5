import { AVATAR_SIZE } from '@coaching/contracts';
import { pictureFormat } from './sniff';

/** Twice the size at which an avatar is shown, for screens with small pixels. */
const AVATAR_PIXELS = 2 * AVATAR_SIZE;
/** Longest side of any other picture, in pixels. */
const LONGEST_SIDE = 2560;
/** More than phones take as they come; less than would fill a server's memory. */
const MOST_PIXELS = 64_000_000;
/** Longest that drawing may take. */
const MOST_SECONDS = 20;

/** A picture drawn anew. */
export interface Redrawn {
  /** Media type. */
  type: string;
  bytes: Buffer;
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** One picture is drawn at a time: a large one needs memory for all its pixels. */
function inTurn<Result>(draw: () => Promise<Result>): Promise<Result> {
  const turn = lastTurn.then(draw);
  lastTurn = turn.catch(() => {});
  return turn;
}

/**
 * Draws a picture anew at a size that it is shown at, so that nothing else travels in it: no script behind the
 * pixels, no place or owner of the camera. An avatar is square and does not move.
 * @returns null when it cannot be drawn
 */
export async function redrawPicture(sent: Buffer, purpose: 'avatar' | null): Promise<Redrawn | null> {
  const format = pictureFormat(sent);
  if (!format) return null;
  const { default: sharp } = await import('sharp');
  const isAvatar = purpose === 'avatar';
  const drawn = isAvatar && format === 'gif' ? 'png' : format;
  const size = isAvatar
    ? ({ width: AVATAR_PIXELS, height: AVATAR_PIXELS, fit: 'cover' } as const)
    : ({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true } as const);
  try {
    const input = { animated: !isAvatar, limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;
    const bytes = await inTurn(() =>
      sharp(sent, input)
        .autoOrient()
        .resize(size)
        .toFormat(drawn)
        .timeout({ seconds: MOST_SECONDS })
        .toBuffer(),
    );
    return { type: `image/${drawn}`, bytes };
  } catch {
    return null;
  }
}

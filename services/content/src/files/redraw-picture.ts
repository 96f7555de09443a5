import { AVATAR_SIZE } from '@coaching/contracts';
import { pictureFormat } from './sniff';

/** Twice the size at which an avatar is shown, for screens with small pixels. */
const AVATAR_PIXELS = 2 * AVATAR_SIZE;
/** Longest side of any other picture, in pixels. */
const LONGEST_SIDE = 2560;
/** More than any camera takes; less than would fill a server's memory. */
const MOST_PIXELS = 100_000_000;

/** A picture drawn anew. */
export interface Redrawn {
  /** Media type. */
  type: string;
  bytes: Buffer;
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
    const bytes = await sharp(sent, { animated: !isAvatar, limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(size)
      .toFormat(drawn)
      .toBuffer();
    return { type: `image/${drawn}`, bytes };
  } catch {
    return null;
  }
}

import { AVATAR_SIZE, type FilePurpose, LOGO_HEIGHT } from '@coaching/contracts';
import { pictureFormat } from './sniff';

/** Twice the size at which an avatar is shown, for screens with small pixels. */
const AVATAR_PIXELS = 2 * AVATAR_SIZE;
/** Three times the size at which a logo is shown at most, also for what is printed. */
const LOGO_PIXELS = 3 * LOGO_HEIGHT;
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

const inside = (width: number, height: number) =>
  ({ width, height, fit: 'inside', withoutEnlargement: true }) as const;

/** How large a picture is drawn. */
function sizeFor(purpose: FilePurpose | null) {
  if (purpose === 'avatar') return { width: AVATAR_PIXELS, height: AVATAR_PIXELS, fit: 'cover' } as const;
  return purpose === 'logo' ? inside(3 * LOGO_PIXELS, LOGO_PIXELS) : inside(LONGEST_SIDE, LONGEST_SIDE);
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
 * pixels, no place or owner of the camera. An avatar is square and does not move; a logo keeps its shape.
 * @returns null when it cannot be drawn
 */
export async function redrawPicture(sent: Buffer, purpose: FilePurpose | null): Promise<Redrawn | null> {
  const format = pictureFormat(sent);
  if (!format) return null;
  const { default: sharp } = await import('sharp');
  const isAvatar = purpose === 'avatar';
  const drawn = isAvatar && format === 'gif' ? 'png' : format;
  try {
    const input = { animated: !isAvatar, limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;
    const bytes = await inTurn(() =>
      sharp(sent, input)
        .autoOrient()
        .resize(sizeFor(purpose))
        .toFormat(drawn)
        .timeout({ seconds: MOST_SECONDS })
        .toBuffer(),
    );
    return { type: `image/${drawn}`, bytes };
  } catch {
    return null;
  }
}

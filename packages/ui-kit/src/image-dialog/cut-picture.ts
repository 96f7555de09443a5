/** A part of a picture, in its own pixels. */
export interface Cut {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Longest side of what is sent, in pixels; the server makes avatars smaller still. */
const LONGEST = 1024;

/** The cut-out part of a picture as a JPEG file. @throws when the browser cannot read the picture */
export async function cutPicture(address: string, { x, y, width, height }: Cut, name: string): Promise<File> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error('The picture could not be drawn.');
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
}

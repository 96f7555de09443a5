import sharp from 'sharp';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a7f62' } });

/** A picture of one colour. */
export const aPicture = (format: 'gif' | 'jpeg' | 'png' | 'webp', width = 400, height = 300) =>
  plain(width, height).toFormat(format).toBuffer();

/** Two pictures, one after the other. */
export async function aMovingPicture(): Promise<Buffer> {
  const still = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = await Promise.all(['#2a7f62', '#7f2a62'].map(still));
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** A picture as a camera writes it: turned, with the place it was taken at. */
export const aPhotograph = () =>
  plain(400, 300)
    .jpeg()

    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Artist: 'Pat Person' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .toBuffer();

/** What a script reads as a program, and the careless take for a picture. */
export const gifThatIsAScript = Buffer.from(
  'GIF89a/*\x01\x00\x01\x00*/=1;alert(document.domain);//\x3b',
  'latin1',
);

/** A real picture with a script behind its last pixel. */
export const pictureWithScript = async (format: 'gif' | 'png' | 'jpeg') =>
  Buffer.concat([await aPicture(format), Buffer.from('<script>alert(document.domain)</script>')]);

export const svg = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>',
);
export const html = Buffer.from('<!doctype html><script>alert(document.domain)</script>');
export const pdf = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
/** The names in an archive's directory are all that is looked at. */
export const docx = Buffer.from(
  'PK\x03\x04....[Content_Types].xml....word/document.xml....PK\x05\x06',
  'latin1',
);
export const zip = Buffer.from('PK\x03\x04....evil.exe....PK\x05\x06', 'latin1');
export const doc = Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 and more', 'latin1');

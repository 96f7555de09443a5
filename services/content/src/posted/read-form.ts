import { Invalid, type SentFile } from '@coaching/service-kit';

/** More parts than any of our forms has. */
const MOST_PARTS = 8;

const broken = 'The form cannot be read. Please send it as multipart/form-data.';

/** A file in a form. */
export interface FormFile {
  /** As its sender calls it. */
  name: string;
  /** Media type as its sender says, lower case; '' when they say none. */
  type: string;
  bytes: Buffer;
}

/** A form as it was sent. */
export interface SentForm {
  /** The fields that are text. */
  fields: Record<string, string>;
  files: Record<string, FormFile>;
}

const isOverfull = (bytes: Buffer, boundary: string) => {
  let found = 0;
  for (let at = bytes.indexOf(boundary); at !== -1; at = bytes.indexOf(boundary, at + boundary.length))
    if (++found > MOST_PARTS + 1) return true;
  return false;
};

/** All bytes of a request. @throws Invalid when the sender breaks off */
async function bytesOf({ bytes, length }: SentFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of bytes as AsyncIterable<Buffer>) chunks.push(chunk);
  const all = Buffer.concat(chunks);
  if (all.length !== length) throw new Invalid('The file did not arrive completely.');
  return all;
}

/**
 * Reads a form of few fields, each sent once.
 * @throws Invalid when it is none
 */
export async function readForm(sent: SentFile): Promise<SentForm> {
  const [, quoted, plain] = /boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(sent.content_type) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) throw new Invalid(broken);
  const bytes = await bytesOf(sent);
  // Whoever fills a form with parts makes the reading dear.
  if (isOverfull(bytes, `--${boundary}`)) throw new Invalid(broken);
  const headers = { 'content-type': sent.content_type };
  const entries = await new Response(new Uint8Array(bytes), { headers }).formData().catch(() => null);
  if (!entries) throw new Invalid(broken);
  const form: SentForm = { fields: {}, files: {} };
  for (const [name, value] of entries) {
    if (Object.hasOwn(form.fields, name) || Object.hasOwn(form.files, name)) throw new Invalid(broken);
    if (typeof value === 'string') form.fields[name] = value;
    else {
      const type = value.type.toLowerCase().split(';')[0]!.trim();
      form.files[name] = { name: value.name, type, bytes: Buffer.from(await value.arrayBuffer()) };
    }
  }
  return form;
}

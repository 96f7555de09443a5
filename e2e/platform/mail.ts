import { type APIRequestContext, expect } from '@playwright/test';

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  sent_at: string;
}

/** Mails the platform has sent to an address, newest first. */
export async function mailsTo(request: APIRequestContext, address: string, to: string): Promise<Mail[]> {
  const answer = await request.get(`${address}/dev/mail.json`);
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as Mail[]).filter((mail) => mail.to === to);
}

/** The newest mail to an address that says this, once it is sent: what is sent for a press comes after its answer. */
export async function mailSaying(
  request: APIRequestContext,
  address: string,
  to: string,
  words: string,
): Promise<Mail> {
  let mails: Mail[] = [];
  const texts = async () => {
    mails = await mailsTo(request, address, to);
    return mails.map(({ text }) => text);
  };
  await expect.poll(texts).toContainEqual(expect.stringContaining(words));
  return mails.find(({ text }) => text.includes(words))!;
}

/** A code stands on a line of its own. */
const codeIn = ({ text }: Mail) => /^ {4}(\d{6})$/m.exec(text)?.[1];

/** The newest code mailed to an address, once there are as many as expected. */
export async function codeSentTo(
  request: APIRequestContext,
  address: string,
  to: string,
  count = 1,
): Promise<string> {
  let newest: string | undefined;
  await expect
    .poll(async () => {
      const codes = (await mailsTo(request, address, to)).flatMap((mail) => codeIn(mail) ?? []);
      newest = codes[0];
      return codes.length;
    })
    .toBe(count);
  return newest!;
}

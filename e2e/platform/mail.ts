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

/** The code of the newest mail to an address, once there are as many as expected. */
export async function codeSentTo(
  request: APIRequestContext,
  address: string,
  to: string,
  count = 1,
): Promise<string> {
  let newest: Mail | undefined;
  await expect
    .poll(async () => {
      const mails = await mailsTo(request, address, to);
      newest = mails[0];
      return mails.length;
    })
    .toBe(count);
  const code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0];
  if (!code) throw new Error(`There is no code in the mail to ${to}: ${newest?.text}`);
  return code;
}

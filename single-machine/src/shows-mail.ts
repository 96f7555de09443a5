import { isLoopback } from '@coaching/service-kit';
import type { SingleMachineConfig } from './config';
import { asHostname } from './interface';

/**
 * Whether mail is shown at /dev/mail: it holds codes that sign in, so it is only while no mail is sent and no
 * browser but this machine's is to come.
 */
export function showsMail({
  SMTP_URL,
  PUBLIC_ORIGIN,
  HOST,
}: Pick<SingleMachineConfig, 'SMTP_URL' | 'PUBLIC_ORIGIN' | 'HOST'>): boolean {
  if (SMTP_URL) return false;
  return isLoopback(PUBLIC_ORIGIN ? new URL(PUBLIC_ORIGIN).hostname : asHostname(HOST));
}

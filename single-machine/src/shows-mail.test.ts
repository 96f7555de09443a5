import { singleMachineConfig } from './config';
import { showsMail } from './shows-mail';

it.each<[shown: boolean, settings: Record<string, string>]>([
  [true, {}],
  [true, { HOST: 'localhost' }],
  [true, { HOST: '::1' }],
  [true, { PUBLIC_ORIGIN: 'http://localhost:3000' }],
  [true, { PUBLIC_ORIGIN: 'http://localhost:3000', HOST: '0.0.0.0' }],
  [false, { HOST: '0.0.0.0' }],
  [false, { HOST: '::' }],
  [false, { PUBLIC_ORIGIN: 'https://coaching.example.org' }],
  [false, { PUBLIC_ORIGIN: 'https://localhost.example.org' }],
  [false, { SMTP_URL: 'smtp://mail.example.org' }],
  [false, { SMTP_URL: 'smtp://mail.example.org', PUBLIC_ORIGIN: 'http://localhost:3000' }],
])('/dev/mail is there: %s, with %j', (shown, settings) => {
  expect(showsMail(singleMachineConfig(settings))).toBe(shown);
});

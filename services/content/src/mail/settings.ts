/** What mails say of us, and who gets those of the contact form. */
export interface MailSettings {
  /** Sender, as "Name <address>". */
  from: string;
  contactEmail: string;
  supportEmail: string;
  /** Where people find the product; null leaves links out. */
  siteAddress: string | null;
}

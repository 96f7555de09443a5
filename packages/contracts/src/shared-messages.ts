/** Texts of no one domain: of fields, and of answers that any call can give (spec 1 section 8). */
export const sharedMessages = {
  fieldRequired: 'Field is required',
  notAnEmail: 'Please enter an email address.',
  signInFirst: 'Please log in to go on.',
  notAllowed: 'You do not have access to this.',
  notFound: 'This was not found. It may have been deleted, or it is not shared with you.',
  stale: 'This was changed elsewhere in the meantime.',
  serverError:
    'There was an error that was automatically reported to the development team. Please refresh your page and try again. If this continues to be an issue, please email support',
} as const;

/** What is said of a text that is too long. */
export const atMost = (characters: number) => `Please use at most ${characters} characters.`;

/** Texts that more than one part must say in the same words (spec 1 sections 5 and 8). */
export const MESSAGES = {
  coacheeRequired: 'Coachee is required',
  passwordsDiffer: 'Passwords do not match',
  notAPicture: 'Your choice is not a picture',
  notAnAllowedFile: 'Your choice is not an allowed file type, please contact support',
  observationDeleted: 'Observation deleted successfully',
  loggingOut: 'Logging Out...',
  wrongCredentials: 'That email and password do not belong together. Try again or reset your password.',
  wrongCode: 'This code is not right, or it does not work any more. Check it or ask for a new one.',
  unknownCourseCode: 'We do not know this course code. Please check it.',
  emailTaken: 'This email belongs to another account. Log in there, or choose another one.',
  emailOwned: 'You can log in with this email already.',
  lastEmail: 'This is the only way to log in. Please add another email before you delete this one.',
  tooManyEmails: 'There are as many emails as an account can have. Please delete one first.',
  signInFirst: 'Please log in to go on.',
  notAllowed: 'You do not have access to this.',
  notFound: 'This was not found. It may have been deleted, or it is not shared with you.',
  stale: 'This was changed elsewhere in the meantime.',
  notStarted: 'Not Started',
  serverError:
    'There was an error that was automatically reported to the development team. Please refresh your page and try again. If this continues to be an issue, please email support',
} as const;

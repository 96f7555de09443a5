/** What choosing a file says (spec 1 section 5, spec 2 section 5). */
export const contentMessages = {
  notAPicture: 'Your choice is not a picture',
  notAnAllowedFile: 'Your choice is not an allowed file type, please contact support',
  fileFromElsewhere: 'Please upload the file here; for one from elsewhere, enter its web address.',
  fileNotSent: 'This file has not arrived. Please choose it again.',
  notAWebAddress: 'Please enter an address that starts with https://.',
} as const;

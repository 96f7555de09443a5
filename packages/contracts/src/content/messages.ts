/** What choosing a file says (spec 1 section 5, spec 2 section 5). */
export const contentMessages = {
  notAPicture: 'Your choice is not a picture',
  notAnAllowedFile: 'Your choice is not an allowed file type, please contact support',
  fileFromElsewhere: 'Please upload the file here; for one from elsewhere, enter its web address.',
  fileNotSent: 'This file has not arrived. Please choose it again.',
  notAList: 'Your choice is not a csv, xls or xlsx file that can be read. Please save it again, or as csv.',
  listIsLocked: 'This file is protected by a password. Please save it without one.',
  listIsEmpty: 'There is nothing in this file.',
  listTooLarge: 'This list is too large. It may have 10,000 people, 30 columns and 5 MB.',
  notARoster:
    'This zip is no OneRoster export: manifest.csv, orgs.csv and users.csv must be in it, in no folder.',
  rosterTooLarge:
    'This export is too large. It may name 10,000 people, and have 5 MB and 48 MB once it is unpacked.',
  notAWebAddress: 'Please enter an address that starts with https://.',
} as const;

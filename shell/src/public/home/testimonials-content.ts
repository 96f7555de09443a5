/** Edited by the operator: real words of real people take the place of these, and `isExample` goes. */
export const testimonials: readonly { words: string; who: string; isExample: boolean }[] = [
  {
    words: 'Here stands what a coach says about scripting lessons with us.',
    who: 'Name, role, school',
    isExample: true,
  },
  {
    words: 'Here stands what a teacher says about reading what was written about their lesson.',
    who: 'Name, subject, school',
    isExample: true,
  },
  {
    words: 'Here stands what a district says about a year of coaching with us.',
    who: 'Name, role, district',
    isExample: true,
  },
];

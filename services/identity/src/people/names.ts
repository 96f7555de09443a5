/** First and last name as one; what the username is until a person chooses another (spec 1 section 5). */
export function fullName(first_name: string, last_name: string): string {
  return [first_name.trim(), last_name.trim()].filter(Boolean).join(' ');
}

/** First letters of first and last name, upper case (spec 1 section 5). */
export function initialsOf(first_name: string, last_name: string): string {
  return [first_name, last_name].map((name) => [...name.trim().toUpperCase()].slice(0, 1).join('')).join('');
}

/** A moment's day as licences write it. */
export function licenseDayOf(moment: Date): string {
  const [year, month, day] = moment.toISOString().slice(0, 10).split('-');
  return `${month}/${day}/${year}`;
}

/** The same day as YYYY-MM-DD, which sorts and which `Date` reads as its beginning in UTC. */
export function isoDayOf(licenseDay: string): string {
  const [month, day, year] = licenseDay.split('/');
  return `${year}-${month}-${day}`;
}

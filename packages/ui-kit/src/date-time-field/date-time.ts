const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (value: number) => String(value).padStart(2, '0');

/** DD MMM YYYY in local time (spec 1 section 5). */
export function formatDate(date: Date): string {
  return `${two(date.getDate())} ${months[date.getMonth()]} ${date.getFullYear()}`;
}

/** ##:## in local time, 24 hours. */
export function formatTime(date: Date): string {
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Year, month from 0 and day of a date as typed: "3 mar 2026", "03 Mar 2026", "2026-03-03"; null when it is no day. */
export function parseDate(text: string): [year: number, month: number, day: number] | null {
  const words = text.trim().match(/^(\d{1,2})[\s.-]+([A-Za-z]{3,})[\s.-]+(\d{4})$/);
  const iso = text.trim().match(/^(\d{4})-(\d{2})-(\d{2})$/);
  const parts: [number, number, number] | null = words
    ? [
        Number(words[3]),
        months.findIndex((month) => words[2]!.toLowerCase().startsWith(month.toLowerCase())),
        Number(words[1]),
      ]
    : iso
      ? [Number(iso[1]), Number(iso[2]) - 1, Number(iso[3])]
      : null;
  if (!parts) return null;
  const date = new Date(parts[0], parts[1], parts[2]);
  return parts[1] >= 0 && date.getMonth() === parts[1] && date.getDate() === parts[2] ? parts : null;
}

/** Hours and minutes of a time as typed: "9:05", "0905", "09:05"; null when it is no time. */
export function parseTime(text: string): [hours: number, minutes: number] | null {
  const match = text.trim().match(/^(\d{1,2}):?(\d{2})$/);
  if (!match) return null;
  const [hours, minutes] = [Number(match[1]), Number(match[2])];
  return hours < 24 && minutes < 60 ? [hours, minutes] : null;
}

/**
 * The mask ##:## on what is being typed: digits and one colon, at most two digits before it and two after. It adds
 * nothing: whether "93" begins 9:3_ is for whoever types to say.
 */
export function maskTime(text: string): string {
  const [hours = '', ...rest] = text.replace(/[^\d:]/g, '').split(':');
  return rest.length === 0 ? hours.slice(0, 4) : `${hours.slice(0, 2)}:${rest.join('').slice(0, 2)}`;
}

/** The ISO timestamp of a typed date and time in local time; null when either cannot be read. */
export function toTimestamp(date: string, time: string): string | null {
  const day = parseDate(date);
  const clock = parseTime(time);
  return day && clock ? new Date(...day, ...clock).toISOString() : null;
}

/** A typed date and time as this field writes what it understands of them; what cannot be read stays as it is typed. */
export function understood({ date, time }: { date: string; time: string }): { date: string; time: string } {
  const day = parseDate(date);
  const clock = parseTime(time);
  return {
    date: day ? formatDate(new Date(...day)) : date,
    time: clock ? clock.map(two).join(':') : time,
  };
}

/** What cannot be read of a typed date and time, by field; nothing when both are empty. */
export function dateTimeProblems(date: string, time: string): { date?: string; time?: string } {
  if (!date.trim() && !time.trim()) return {};
  return {
    ...(!parseDate(date) && { date: 'Please enter a date such as 03 Mar 2026.' }),
    ...(!parseTime(time) && { time: 'Please enter a time such as 09:30.' }),
  };
}

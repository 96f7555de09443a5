/**
 * The moment somebody means by a time of day, on the day of the item's own moment.
 * @param text such as '9:05', '9:05:30 pm' or '14:05'
 * @returns null when it is no time
 */
export function momentOfTime(text: string, sameDay: Date): Date | null {
  const [, hourText, minuteText, secondText = '0', half] =
    /^\s*(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?\s*([ap])?\.?m?\.?\s*$/i.exec(text) ?? [];
  const [hour, minute, second] = [Number(hourText), Number(minuteText), Number(secondText)];
  if (Number.isNaN(hour + minute + second) || minute > 59 || second > 59) return null;
  if (half ? hour < 1 || hour > 12 : hour > 23) return null;
  const isAfternoon = half?.toLowerCase() === 'p';
  const moment = new Date(sameDay);
  moment.setHours(half ? (hour % 12) + (isAfternoon ? 12 : 0) : hour, minute, second, 0);
  return moment;
}

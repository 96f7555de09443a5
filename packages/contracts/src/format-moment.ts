const two = (value: number) => String(value).padStart(2, '0');

/** h:mm:ss A in local time (`ITEM_TIME_FORMAT`). */
export function formatClock(date: Date): string {
  const hours = date.getHours();
  const half = hours < 12 ? 'AM' : 'PM';
  return `${hours % 12 || 12}:${two(date.getMinutes())}:${two(date.getSeconds())} ${half}`;
}

/** MM/DD/YYYY in local time (`DATE_FORMAT`). */
export function formatDay(date: Date): string {
  return `${two(date.getMonth() + 1)}/${two(date.getDate())}/${date.getFullYear()}`;
}

/** MM/DD/YYYY h:mm:ss A in local time (`DATE_TIME_FORMAT`). */
export function formatMoment(date: Date): string {
  return `${formatDay(date)} ${formatClock(date)}`;
}

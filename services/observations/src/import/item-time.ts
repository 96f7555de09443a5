/** The stamp on an item, h:mm:ss A (ITEM_TIME_FORMAT), in this machine's own time. */
export function itemTime(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const hour = moment.getHours();
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}:${two(moment.getMinutes())}:${two(moment.getSeconds())} ${half}`;
}

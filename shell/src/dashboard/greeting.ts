/** How the dashboard greets somebody at this time of day. */
export function greeting(firstName: string, now: Date): string {
  const hour = now.getHours();
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  return firstName ? `Good ${part}, ${firstName}` : `Good ${part}`;
}

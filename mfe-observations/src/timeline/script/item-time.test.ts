import { formatClock } from '@coaching/contracts';
import { momentOfTime } from './item-time';

const day = new Date(2026, 2, 2, 9, 30, 15);

describe('momentOfTime', () => {
  it.each([
    ['9:05', '9:05:00 AM'],
    ['9:05:30 AM', '9:05:30 AM'],
    ['9:05:30 pm', '9:05:30 PM'],
    [' 1.20p ', '1:20:00 PM'],
    ['12:10 am', '12:10:00 AM'],
    ['14:05', '2:05:00 PM'],
  ])('%s means %s of that day', (text, expected) => {
    const moment = momentOfTime(text, day)!;
    expect(formatClock(moment)).toBe(expected);
    expect(moment.toDateString()).toBe(day.toDateString());
  });

  it.each(['', 'soon', '9', '25:00', '9:60', '9:05:61', '13:00 PM', '0:30 am'])('%j is no time', (text) => {
    expect(momentOfTime(text, day)).toBeNull();
  });
});

import { catchUp, setDuration, startTimer, stopTimer, type Timed } from './timer-changes';

const stopped = (duration: number | null): Timed => ({ duration, timer: null });

const at = (minute: number, second = 0) => new Date(Date.UTC(2026, 2, 2, 9, minute, second));
const started = (duration: number | null = null) => startTimer(at(0))(stopped(duration));

it('starting sets an empty duration to 0, and goes on from one that is there', () => {
  expect(started()).toMatchObject({ duration: 0, timer: { started_at: at(0).toISOString(), minutes: 0 } });
  expect(started(12)).toMatchObject({ duration: 12, timer: { minutes: 12 } });
});

it('starting what runs changes nothing', () => {
  const running = started();
  expect(startTimer(at(5))(running)).toBe(running);
});

it('the duration rises by 1 each minute, and stays once it is stopped', () => {
  expect(catchUp(at(0, 59))(started()).duration).toBe(0);
  expect(catchUp(at(1))(started()).duration).toBe(1);
  const ended = stopTimer(at(3, 30))(started());
  expect(ended).toMatchObject({ duration: 3, timer: null });
  expect(catchUp(at(30))(ended)).toBe(ended);
});

it('goes on from what somebody types', () => {
  const typed = setDuration(20, at(5))(started());
  expect(catchUp(at(7))(typed).duration).toBe(22);
  expect(setDuration(null, at(8))(stopTimer(at(8))(typed))).toMatchObject({ duration: null, timer: null });
});

it('changes nothing when nothing changes, so that nothing is saved', () => {
  const three = stopped(3);
  expect(setDuration(3, at(1))(three)).toBe(three);
});

it('is never longer than a day', () => {
  expect(catchUp(at(60 * 30))(started()).duration).toBe(1440);
});

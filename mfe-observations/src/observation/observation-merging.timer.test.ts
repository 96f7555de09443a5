import { catchUp, setDuration, startTimer, stopTimer } from '@coaching/interaction-kit/timing';
import { observationMerging } from './observation-merging';
import { anObservation } from './testing/builders';

const { merge } = observationMerging;
const at = (minute: number, second = 0) => new Date(Date.UTC(2026, 2, 2, 9, minute, second));
const started = (duration: number | null = null) => startTimer(at(0))(anObservation({ duration }));

it('two sessions that both count, each when it likes, count no minute twice', () => {
  let here = started(2);
  let there = here;
  let server = here;
  for (let minute = 1; minute <= 10; minute += 1) {
    if (minute % 2 === 0) here = catchUp(at(minute, 10))(here);
    if (minute % 3 === 0) there = catchUp(at(minute, 40))(there);
    server = merge(started(2), merge(started(2), here, server), there);
    [here, there] = [server, server];
  }
  expect(stopTimer(at(10, 50))(server)).toMatchObject({ duration: 12, timer: null });
});

it('a stop counts, whatever the other session did; of two starts the later does', () => {
  const base = anObservation({ duration: 0 });
  const [early, late] = [startTimer(at(1))(base), startTimer(at(2))(base)];
  expect(merge(base, early, late).timer).toEqual(late.timer);
  expect(merge(base, late, early).timer).toEqual(late.timer);
  const running = started();
  const [stopped, typed] = [stopTimer(at(4))(running), setDuration(9, at(3))(running)];
  expect(merge(running, stopped, typed).timer).toBeNull();
  expect(merge(running, typed, stopped).timer).toBeNull();
});

import { formatMoment, type LastSeen, lastSeenTimes, type Pictures } from '@coaching/contracts';
import { useFocusBack } from '@coaching/mfe-kit/focus-back';
import { Button } from '@coaching/ui-kit';
import { useId, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { Picture } from './picture';
import { coverageMarks, minutesMarks, stepsMarks, toolsMarks } from './picture-marks';
import classes from './pictures.module.css';
import { SEEN_PEOPLE_ID, SeenPeople } from './seen-people';
import { coverageSentence, minutesSentence, placeWords, stepsSentence, toolsSentence } from './words';

/** What coaching came to, in four pictures or as many tables: which, and who is named, stands in the address. */
export function ShownPictures({ pictures }: { pictures: Pictures }) {
  const id = useId();
  const whole = useRef<HTMLElement>(null);
  useFocusBack(whole);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const asTable = search.get('as') === 'table';
  const seen = lastSeenTimes.find((time) => time === search.get('last_seen')) ?? null;
  const searchOf = (time: LastSeen | null, isTable: boolean) =>
    new URLSearchParams({ ...(time && { last_seen: time }), ...(isTable && { as: 'table' }) });
  const hrefOf = (time: LastSeen) => `${pathname}?${searchOf(time, asTable)}#${SEEN_PEOPLE_ID}`;
  return (
    <section ref={whole} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>Coaching {placeWords(pictures.places)}</h2>
        <Button
          variant="default"
          className={classes.toggle}
          onClick={() => void navigate({ search: String(searchOf(seen, !asTable)) }, { replace: true })}
        >
          {asTable ? 'Show as pictures' : 'Show as tables'}
        </Button>
      </div>
      <div className={classes.pictures}>
        <Picture
          title="Minutes by month"
          sentence={minutesSentence(pictures)}
          marks={minutesMarks(pictures)}
          heads={['Month', 'Minutes']}
          asTable={asTable}
          overTime
        />
        <Picture
          title="When people were last seen"
          sentence={coverageSentence(pictures, pictures.months.at(-1)!)}
          marks={coverageMarks(pictures, hrefOf)}
          heads={['Last seen', 'People']}
          asTable={asTable}
        >
          <SeenPeople coverage={pictures.coverage} seen={seen} />
        </Picture>
        <Picture
          title="Action steps by month"
          sentence={stepsSentence(pictures)}
          marks={stepsMarks(pictures)}
          heads={['Month', 'Opened', 'Completed']}
          asTable={asTable}
          overTime
        />
        <Picture
          title="Tools used"
          sentence={toolsSentence(pictures)}
          marks={toolsMarks(pictures)}
          heads={['Tool', 'Interactions']}
          asTable={asTable}
        />
      </div>
      <p className={classes.notes}>
        As of {formatMoment(new Date(pictures.as_of))}. What is private counts for its coach alone.
      </p>
    </section>
  );
}

import type { LastSeen, Pictures } from '@coaching/contracts';
import { useIsShown } from '@coaching/mfe-kit';
import { Link } from '@coaching/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { interactionsHref } from './picture-links';
import classes from './pictures.module.css';
import { figure, seenWords } from './words';

/** Where a mark of the coverage leads to. */
export const SEEN_PEOPLE_ID = 'last-seen-people';

/** Puts the focus at a heading once somebody chose what it is over: the mark they pressed is scrolled away. */
function useFocusOnceChosen() {
  const { key, hash } = useLocation();
  const [opened] = useState(key);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The page itself scrolls to what its address names.
    if (key !== opened && hash === `#${SEEN_PEOPLE_ID}`) heading.current?.focus({ preventScroll: true });
  }, [key, hash, opened]);
  return heading;
}

/** Who was last seen at the time that was chosen, by name. */
export function SeenPeople({ coverage, seen }: Pick<Pictures, 'coverage'> & { seen: LastSeen | null }) {
  const isShown = useIsShown();
  const heading = useFocusOnceChosen();
  const part = coverage.find((one) => one.seen === seen);
  const more = part ? part.people - part.named.length : 0;
  return (
    <div id={SEEN_PEOPLE_ID}>
      {part && (
        <>
          <h4 ref={heading} tabIndex={-1}>
            Last seen: {seenWords[part.seen].toLowerCase()}
          </h4>
          {part.people === 0 ? (
            <p>There is nobody in this group.</p>
          ) : (
            <ul className={classes.people}>
              {part.named.map(({ uid, username }) => (
                <li key={uid}>
                  {isShown(interactionsHref(uid)) ? (
                    <Link href={interactionsHref(uid)}>{username}</Link>
                  ) : (
                    username
                  )}
                </li>
              ))}
            </ul>
          )}
          {more > 0 && <p>And {figure(more)} more.</p>}
        </>
      )}
    </div>
  );
}

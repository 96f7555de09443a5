import type { SVGAttributes } from 'react';
import classes from './charts.module.css';

/** All of the place of a mark, to be pressed and framed. A drawing of its own cuts the frame at the edges of the place. */
export function Reach(place: Pick<SVGAttributes<SVGSVGElement>, 'x' | 'y' | 'width' | 'height'>) {
  return (
    <svg aria-hidden="true" {...place}>
      <rect className={classes.reach} width="100%" height="100%" />
    </svg>
  );
}

import type { Direction } from '../order';
import { nearestPlace, type Place, roomMade, wayTo } from './places';

/** One thing of several that has been picked up: it and what makes room for it are shifted, and nothing is drawn again. */
export interface Lift {
  readonly key: string;
  /** All of them as they stood when it was picked up. */
  readonly keys: readonly string[];
  /** Index of the place it would be put down at. */
  to(): number;
  /** Takes it to a place. @returns how far that is from where it stood, in pixels */
  stepTo(to: number): number;
  /** Takes it along with a pointer. @param by how far from where it stood, in pixels */
  follow(by: number): void;
  /** Everything is where it stands. */
  end(): void;
}

interface Lifting {
  key: string;
  keys: readonly string[];
  elementOf: (key: string) => HTMLElement | undefined;
  direction: Direction;
}

const ROOM = 'transform 200ms ease';

/** Picks a thing up. @returns null where it is not drawn */
export function lift({ key, keys, elementOf, direction }: Lifting): Lift | null {
  const element = elementOf(key);
  const from = keys.indexOf(key);
  if (!element || from < 0) return null;
  const isVertical = direction === 'vertical';
  const elements = keys.map(elementOf);
  const room = isVertical ? window.innerHeight : window.innerWidth;
  /** Where they stand without their shifts; what is not drawn stands where the one before it does. */
  const measure = () => {
    let last: Place = { start: 0, size: 0 };
    return elements.map((each): Place => {
      if (each)
        last = isVertical
          ? { start: each.offsetTop, size: each.offsetHeight }
          : { start: each.offsetLeft, size: each.offsetWidth };
      return last;
    });
  };
  let places = measure();
  let to = from;
  const shifts = new Map<HTMLElement, number>();

  const shift = (each: HTMLElement, by: number) => {
    each.style.transform = by === 0 ? '' : isVertical ? `translate(0, ${by}px)` : `translate(${by}px, 0)`;
    shifts.set(each, by);
  };
  /** Where in the window the first pixel is that places are counted from. */
  function begins(): number {
    const box = element!.getBoundingClientRect();
    return (isVertical ? box.top : box.left) - (shifts.get(element!) ?? 0) - places[from]!.start;
  }
  function makeRoom() {
    const first = begins();
    // What is far out of sight makes no room: nobody sees it, and there can be a hundred of them.
    const isNear = ({ start, size }: Place) => first + start + size > -room && first + start < 2 * room;
    elements.forEach((each, index) => {
      if (!each || index === from) return;
      const by = isNear(places[index]!) ? roomMade(places, from, to, index) : 0;
      if (by === (shifts.get(each) ?? 0)) return;
      each.style.transition = ROOM;
      shift(each, by);
    });
  }
  element.dataset.lifted = 'true';

  return {
    key,
    keys,
    to: () => to,
    stepTo(next) {
      to = Math.min(Math.max(next, 0), keys.length - 1);
      const by = wayTo(places, from, to);
      shift(element, by);
      makeRoom();
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      return by;
    },
    follow(by) {
      // What comes into sight is only laid out then.
      places = measure();
      const here = places[from]!;
      // It stays among them: beyond, what they stand in would get longer and scroll.
      shift(element, Math.min(Math.max(by, wayTo(places, from, 0)), wayTo(places, from, keys.length - 1)));
      to = nearestPlace(places, here.start + here.size / 2 + by);
      makeRoom();
    },
    end() {
      element.dataset.lifted = 'false';
      for (const each of [element, ...shifts.keys()]) {
        each.style.transition = '';
        each.style.transform = '';
      }
    },
  };
}

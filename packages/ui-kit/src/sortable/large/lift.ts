import type { Direction } from '../order';
import { nearestPlace, type Place, roomMade, wayTo } from './places';
import { scrollersOf } from './scrollers';

/** One thing of several that has been picked up: it and what makes room for it are shifted, and nothing is drawn again. */
export interface Lift {
  readonly key: string;
  /** All of them as they stood when it was picked up. */
  readonly keys: readonly string[];
  /** Index of the place it would be put down at. */
  to(): number;
  /** Takes it to a place. */
  stepTo(to: number): void;
  /** Takes it along with a pointer. @param at of the pointer, in the window */
  follow(at: number): void;
  /** Scrolls where the pointer is near an end. */
  scrollNear(at: number): void;
  /** Everything is where it stands. */
  end(): void;
}

interface Lifting {
  key: string;
  keys: readonly string[];
  elementOf: (key: string) => HTMLElement | undefined;
  direction: Direction;
  /** Where a pointer picked it up, in the window; left out for a key. */
  at?: number;
}

const ROOM = 'transform 200ms ease';

/** Picks a thing up. @returns null where it is not drawn */
export function lift({ key, keys, elementOf, direction, at: began = 0 }: Lifting): Lift | null {
  const element = elementOf(key);
  const from = keys.indexOf(key);
  if (!element || from < 0) return null;
  const isVertical = direction === 'vertical';
  const elements = keys.map(elementOf);
  const scrollers = scrollersOf(element, direction);
  const scrolledBefore = scrollers.scrolled();
  const box = element.getBoundingClientRect();
  const inWindow = isVertical ? box.top : box.left;
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
  };
  /** What is far out of sight makes no room: nobody sees it, and there can be a hundred of them. */
  function isNear({ start, size }: Place): boolean {
    const seen = inWindow + start - places[from]!.start - (scrollers.scrolled() - scrolledBefore);
    return seen + size > -room && seen < 2 * room;
  }
  function makeRoom() {
    elements.forEach((each, index) => {
      if (!each || index === from) return;
      const by = isNear(places[index]!) ? roomMade(places, from, to, index) : 0;
      if (by === (shifts.get(each) ?? 0)) return;
      each.style.transition = ROOM;
      shift(each, by);
      shifts.set(each, by);
    });
  }
  element.dataset.lifted = 'true';

  return {
    key,
    keys,
    to: () => to,
    stepTo(next) {
      to = Math.min(Math.max(next, 0), keys.length - 1);
      shift(element, wayTo(places, from, to));
      makeRoom();
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    follow(at) {
      const scrolled = scrollers.scrolled() - scrolledBefore;
      // What comes into sight is only laid out then.
      if (scrolled !== 0) places = measure();
      const by = at - began + scrolled;
      const here = places[from]!;
      // It stays among them: beyond, what they stand in would get longer and scroll.
      shift(element, Math.min(Math.max(by, wayTo(places, from, 0)), wayTo(places, from, keys.length - 1)));
      to = nearestPlace(places, here.start + here.size / 2 + by);
      makeRoom();
    },
    scrollNear: scrollers.scrollNear,
    end() {
      element.dataset.lifted = 'false';
      for (const each of [element, ...shifts.keys()]) {
        each.style.transition = '';
        each.style.transform = '';
      }
    },
  };
}

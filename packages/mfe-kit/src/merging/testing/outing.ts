import { field } from '../field';
import { fieldsOf } from '../fields-of';
import { listOf } from '../list-of';
import { mapOf } from '../map-of';
import { mergingOf } from '../merging-of';
import { richText } from '../rich-text';

export interface Guest {
  uid: string;
  name: string;
}

export interface Stop {
  uid: string;
  place: string;
  remark: string;
  guests: Guest[];
}

/** What was thought of one thing; nothing at first. */
export interface Rating {
  stars: number | null;
  notes: string | null;
}

/** A made-up entity with everything that a table can hold: fields, rich text, lists in a list, maps in a map. */
export interface Outing {
  uid: string;
  revision: number;
  /** The server's. */
  owner: string;
  title: string;
  plan: string;
  stops: Stop[];
  ratings: Record<string, Record<string, Rating>>;
}

const key = ({ uid }: { uid: string }) => uid;

const guest = fieldsOf<Guest, 'name'>({ name: field() });
const stop = fieldsOf<Stop, 'place' | 'remark' | 'guests'>({
  place: field(),
  remark: richText(),
  guests: listOf<Guest>({ key, item: guest, saved: 'whole' }),
});
const rating = fieldsOf<Rating>({ stars: field(), notes: richText() });

export const outings = mergingOf<Outing, 'title' | 'plan' | 'stops' | 'ratings'>({
  title: field({ both: (mine, theirs) => `${mine} / ${theirs}` }),
  plan: richText(),
  stops: listOf<Stop>({ key, item: stop, saved: 'whole' }),
  ratings: mapOf(mapOf(rating, { stars: null, notes: null }), {}),
});

export const aStop = (uid: string, more: Partial<Stop> = {}): Stop => ({
  uid,
  place: uid,
  remark: '',
  guests: [],
  ...more,
});

export const anOuting = (more: Partial<Outing> = {}): Outing => ({
  uid: 'o1',
  revision: 1,
  owner: 'ada',
  title: 'To the lake',
  plan: '',
  stops: [],
  ratings: {},
  ...more,
});

import { Readable } from 'node:stream';
import { MESSAGES, visitFeed } from '@coaching/contracts';
import { type Handlers, NotFound, type People } from '@coaching/service-kit';
import type { Interactions } from '../interactions/interactions-repository';
import type { CalendarFeeds } from './calendar-feeds';
import { calendarOf } from './calendar-of';

type CalendarCall = 'getCalendarFeed' | 'renewCalendarFeed' | 'endCalendarFeed' | 'readCalendarFeed';

/** Answers the calls of calendars. Whose account is locked or gone has none, whoever has the address. */
export function calendarHandlers({
  feeds,
  people,
  interactions,
}: {
  feeds: CalendarFeeds;
  people: People;
  interactions: Interactions;
}): Pick<Handlers<'reports'>, CalendarCall> {
  return {
    async getCalendarFeed({ actor }) {
      return { since: (await feeds.since(actor.uid))?.toISOString() ?? null };
    },
    async renewCalendarFeed({ actor, now, api_address }) {
      const secret = await feeds.renew(actor.uid, now);
      return { address: `${api_address}/calendar/${secret}.ics`, since: now.toISOString() };
    },
    async endCalendarFeed({ actor }) {
      await feeds.end(actor.uid);
      return { ok: true };
    },
    async readCalendarFeed({ params: { file }, now, api_address }) {
      const owner = await feeds.ownerOf(file.slice(0, -'.ics'.length));
      const person = owner === null ? null : await people.findLiving(owner);
      if (!person || person.is_disabled) throw new NotFound(MESSAGES.notFound);
      const visits = await calendarOf(interactions, { person_uid: person.uid, now, api_address });
      const text = visitFeed(visits, now);
      const bytes = Buffer.from(text, 'utf8');
      return {
        type: 'text/calendar; charset=utf-8',
        length: bytes.length,
        saveAs: 'visits.ics',
        changes: true,
        bytes: Readable.from([bytes]),
      };
    },
  };
}

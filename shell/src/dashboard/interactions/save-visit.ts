import {
  type Interaction,
  interactionPath,
  interactionTitle,
  visitCalendar,
  visitFileName,
} from '@coaching/contracts';
import { saveAsFile } from '@coaching/mfe-kit';
import { othersIn, type Side } from './use-interactions';

/** Saves a planned visit as a file that calendars open. */
export function saveVisit(interaction: Interaction, timestamp: string, side: Side): void {
  const { uid, duration, visibility } = interaction;
  const title = interactionTitle(interaction);
  const others = othersIn(interaction, side).map(({ username }) => username);
  const visit = {
    uid,
    summary: others.length > 0 ? `${title} with ${others.join(', ')}` : title,
    timestamp,
    duration,
    url: new URL(interactionPath(interaction), window.location.origin).href,
    isPrivate: visibility === 'private',
  };
  saveAsFile(visitFileName(visit), 'text/calendar', visitCalendar([visit], new Date()));
}

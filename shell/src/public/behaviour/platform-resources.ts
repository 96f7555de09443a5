import type { CallResponse, Resource } from '@coaching/contracts';
import { apiBase } from './api-base';

/** The platform's own (PLATFORM_RESOURCES of the contracts, which would bring all of zod along). */
const PATH = '/resources/System/system';

/** A card of a resource; null for one that leads nowhere. */
function cardOf(
  { title, description, url, file, file_name }: Resource,
  template: HTMLTemplateElement,
): Node | null {
  const href = file ?? url;
  if (!href) return null;
  const card = template.content.cloneNode(true) as DocumentFragment;
  const link = card.querySelector<HTMLAnchorElement>('[data-link]')!;
  link.href = href;
  link.textContent = title;
  if (file) link.download = file_name;
  else link.rel = 'noopener noreferrer';
  card.querySelector('[data-description]')!.textContent = description;
  return card;
}

/** Shows the platform's resources below the guides; the page stays as it is while there are none to be had. */
export async function showPlatformResources(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-platform-resources]');
  const list = place?.querySelector('[data-cards]');
  const template = place?.querySelector('template');
  if (!place || !list || !template) return;
  const answer = await fetch(apiBase() + PATH).catch(() => null);
  const answered = (await answer?.json().catch(() => null)) as
    | CallResponse<'getResources'>
    | null
    | undefined;
  if (!answer?.ok || !answered) return;
  const cards = answered.resources.flatMap((resource) => cardOf(resource, template) ?? []);
  list.replaceChildren(...cards);
  place.hidden = cards.length === 0;
}

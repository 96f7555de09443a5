/** Fields that people write a line of plain text in, of all kinds of interaction. */
const plainFields = ['title'];

/** Fields that people write rich text in. */
const richFields = [
  'additional_information',
  'question',
  'data',
  'answer',
  'notes',
  'teacher_notes',
  'summary',
  'action_step',
];

const blocks = 'p, li, h1, h2, h3, h4, blockquote, pre, br, tr';

/** Rich text as lines. */
function linesOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const block of body.querySelectorAll(blocks)) block.after('\n');
  return (body.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}

function textOf(field: string, held: string): string[] {
  if (plainFields.includes(field)) return [held];
  return richFields.includes(field) ? [linesOf(held)] : [];
}

function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, held]) =>
    typeof held === 'string' ? textOf(field, held) : textsIn(held),
  );
}

/** All that people wrote in an interaction, as plain text in the order in which it is there; empty for nothing. */
export const writtenIn = (entity: object): string => textsIn(entity).filter(Boolean).join('\n\n');

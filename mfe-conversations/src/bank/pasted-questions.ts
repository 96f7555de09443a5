import { comparable, MAX_PASTED_QUESTIONS, MAX_QUESTION_LENGTH, type Tool } from '@coaching/contracts';
import { cellsOf } from '@coaching/mfe-kit/pasted-cells';

/** A question that was pasted. */
export interface PastedQuestion {
  /** Tells it from the others, also when lines come or go before it: its words, and which of those with the same. */
  key: string;
  /** HTML. */
  question: string;
  /** Uid of the category that was named with it; null for none, or one that the tool does not have. */
  category: string | null;
  /** What the category is called that was named and that the tool does not have. */
  unknownCategory: string | null;
  /** It has more characters than a question may: neither can it be added, nor compared with others. */
  isTooLong: boolean;
}

/** What was pasted as questions, and how many of them were too many. */
export interface Pasted {
  questions: PastedQuestion[];
  tooMany: number;
  /** It looks like a table whose first row names no column of questions, so that its lines were read as they are. */
  isUnnamedTable: boolean;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const QUESTION_HEADS = /^(question|questions|text|wording)$/i;
const CATEGORY_HEADS = /^(category|categories|group)$/i;

/** Marks with which lists begin their lines: "- ", "* ", "• ", "1. ", "2) ". */
const BULLET = /^(?:[-*•–]|\d{1,3}[.)])\s+/;

/** The words of a line or a cell, without the mark of a list. */
const wordsIn = (text: string) => text.trim().replace(BULLET, '');

interface Columns {
  question: number;
  category: number | null;
  rows: string[][];
}

/** Which cells hold what, as the first row says; null where the text is no table of questions. */
function tableIn(text: string): Columns | null {
  for (const separator of ['\t', ';', ',']) {
    const [head, ...rows] = cellsOf(text, separator).filter((row) => row.some(Boolean));
    const question = head?.findIndex((cell) => QUESTION_HEADS.test(cell)) ?? -1;
    if (question < 0) continue;
    const category = head!.findIndex((cell) => CATEGORY_HEADS.test(cell));
    return { question, category: category < 0 ? null : category, rows };
  }
  return null;
}

/** Whether it has columns under heads that we do not know: as many cells in each row, and no sentence in the first. */
function isUnnamedTable(text: string): boolean {
  return ['\t', ';', ','].some((separator) => {
    const rows = cellsOf(text, separator).filter((row) => row.some(Boolean));
    const [head = []] = rows;
    const isHead = head.length > 1 && head.every((cell) => cell.trim() !== '' && !/[?.!]/.test(cell));
    return isHead && rows.length > 1 && rows.every(({ length }) => length === head.length);
  });
}

/**
 * Questions from what somebody pasted: a table whose first row names the column Question and maybe Category, or else one
 * question per line; both without the marks of a list.
 */
export function pastedQuestions(text: string, categories: Tool['categories']): Pasted {
  const table = tableIn(text);
  const uids = new Map(categories.map(({ uid, name }) => [comparable(name), uid]));
  const uidOf = (name: string) => (name && uids.get(comparable(name))) || null;
  const times = new Map<string, number>();
  const keyOf = (words: string) => {
    const time = (times.get(words) ?? 0) + 1;
    times.set(words, time);
    return `${time} ${words}`;
  };
  const found = table
    ? table.rows.map((row) => ({
        words: wordsIn(row[table.question] ?? ''),
        named: table.category === null ? '' : (row[table.category] ?? '').trim(),
      }))
    : text.split(/\r?\n/).map((line) => ({ words: wordsIn(line), named: '' }));
  const questions = found
    .filter(({ words }) => words !== '')
    .map(({ words, named }) => {
      const category = uidOf(named);
      const question = `<p>${escaped(words)}</p>`;
      return {
        key: keyOf(words),
        question,
        category,
        unknownCategory: named && category === null ? named : null,
        isTooLong: question.length > MAX_QUESTION_LENGTH,
      };
    });
  return {
    questions: questions.slice(0, MAX_PASTED_QUESTIONS),
    tooMany: Math.max(0, questions.length - MAX_PASTED_QUESTIONS),
    isUnnamedTable: table === null && isUnnamedTable(text),
  };
}

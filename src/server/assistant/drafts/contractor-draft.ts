import { takeSpecialty } from '../question/categories.ts';
import { firstWords, Words } from '../question/words.ts';
import type { Draft } from './draft.ts';

const MOST_WORDS = 60;
export const PHONE = /\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b|\b0\d{3,4} ?\d{3} ?\d{3,4}\b/;

const NAME = /\b(\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+)+)/u;

/** "Add a new contractor, Bill Turner, he does windows", "save Bill Turner as a plumber". */
export function readContractor(said: string, text: string): Draft | null {
  const name =
    NAME.exec(said.replace(/^\p{L}+ /u, ''))?.[1] ?? NAME.exec(text.slice(1))?.[1] ?? null;
  const isNamed = /\bcontractor\b/i.test(said);
  const specialty = takeSpecialty(new Words(firstWords(said, MOST_WORDS)));
  const isAs = name !== null && /\bas (?:a|an|my|our|the)\b/i.test(said);
  const isNew = name !== null && specialty !== null && /^(?:new|add|save)\b/i.test(said);
  if (!isNamed && !isAs && !(isNew && !/\d/.test(said))) return null;
  return {
    kind: 'contractor',
    name,
    specialty,
    phone: PHONE.exec(text)?.[0] ?? null,
  };
}

import type { Books } from '../books.ts';
import type { Pace } from '../pace.ts';
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
  const isNamed = /\bcontractor\b|\b(?:my|our|the) (?:contacts?|contractors|address book)\b/i.test(
    said,
  );
  const specialty = takeSpecialty(new Words(firstWords(said, MOST_WORDS)));
  const isAs = name !== null && /\bas (?:a|an|my|our|the)\b/i.test(said);
  const isNew =
    name !== null &&
    specialty !== null &&
    (/^(?:new|add|save)\b/i.test(said) || PHONE.test(text) || /\bnew \p{L}+/iu.test(said));
  if (!isNamed && !isAs && !(isNew && !/\d/.test(said))) return null;
  return {
    kind: 'contractor',
    name,
    specialty,
    phone: PHONE.exec(text)?.[0] ?? null,
  };
}

const FIELD = '(?:phone|telephone|mobile|cell|number|e-?mail|address|rate|specialty|company|name)';
/** "Grace's rate is now 70 an hour", "change Omar's phone number to …". */
const CHANGE = new RegExp(
  `^(?:change|update|correct|fix|edit|set)\\b.*\\b${FIELD}\\b.*\\b(?:to|is)\\b|'s\\b.*\\b${FIELD}\\b.*\\b(?:is now|has changed|changed to|should be)\\b`,
  'i',
);
const REMOVAL = /^(?:delete|remove|erase|drop)\b.*\b(?:contractors?|contacts?|address book)\b/i;

/** What is known of a contractor and should be different, or the contractor who should be gone. */
export async function readContractorChange(
  said: string,
  books: Books,
  pace: Pace,
): Promise<Draft | null> {
  const isRemoval = REMOVAL.test(said);
  if (!isRemoval && !CHANGE.test(said)) return null;
  const words = new Words(firstWords(said, MOST_WORDS));
  const [contractor, other] = (await books.names.contractors.takeNamed(words, pace)).flat();
  return contractor && !other ? { kind: 'contractorChange', contractor, isRemoval } : null;
}

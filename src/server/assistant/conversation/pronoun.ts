import type { Contractor } from '#shared/contractor.ts';
import { pattern } from '../pattern.ts';
import { hasPart, says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { bold, plain } from '../writing/markdown.ts';
import { withoutOwnPointers } from './own-pointers.ts';

const pronouns = new Set(['him', 'her', 'he', 'she', 'his', 'hers', 'they', 'them', 'their']);

/** Matches what `bold` writes, which escapes stars in a name. */
const BOLD = /\*\*(?:\\.|[^*\\])+\*\*/g;

const ofThings = new Set(['they', 'them', 'their']);
/** "She asked what the wood cost": somebody else. */
const REPORTS =
  /\b(?:he|she|they) (?:asked|asks|is asking|was asking|said|says|wants|wanted|wonders|wondered|thinks|thought|reckons|insists|swears|claims|keeps|told|tells)\b/g;

/** Words for a person that the question does not introduce itself. */
function pointsAtPerson({ words }: Reading, own: Reading): boolean {
  const told = withoutOwnPointers(words.join(' ').replace(REPORTS, '')).split(' ');
  const isOfThings = own.rest.length > 0;
  return told.some((word) => pronouns.has(word) && !(isOfThings && ofThings.has(word)));
}

const PAID_TO = pattern('i')`
  \b(
    for|to|gave|give|given|paid|pay|handed|sent|owe|add|slipped|slip|tipped|tip|wrote|write|wired
    |zelled|venmoed|mailed|cut|dropped|fronted|advanced|reimbursed|repaid|brought|left|cost|threw
    |tossed|passed|from
  ) (?:him|her|them)\b(?! (?:\w+ )?(?:who|that)\b)
`;
/** "He got another 90 from me". */
const GOT =
  /^((?:(?:and|so|well|ok|okay|yesterday|today|this morning)[ ,]+)*)(?:he|she) (?=(?:got|took|received|has had|had|wanted|wants|charged|charges|asked|was (?:paid|given)|came)\b.*\d)/i;

/** "Add 150 more for him", with the person of the last answer in place of "him". */
export function withPerson(
  message: string,
  lastAnswer: string,
  contractors: readonly Contractor[],
): string {
  if (!PAID_TO.test(message) && !GOT.test(message)) return message;
  const named = contractors.filter(({ name }) => lastAnswer.includes(bold(name)));
  const [only, other] = named;
  return only && !other
    ? message
        .replace(PAID_TO, (_, verb: string) => `${verb} ${only.name}`)
        .replace(GOT, (_, lead: string) => `${lead}${only.name} `)
    : message;
}

/** "Them" may be things, and in a story "he" is somebody else: neither is looked for further back. */
const isOfOnePerson = ({ words }: Reading): boolean =>
  words.length <= MOST_WORDS && words.some((word) => !ofThings.has(word) && pronouns.has(word));
const MOST_WORDS = 12;

/** "Who did the skimming?" "Phone number?": of the one whom the answer names. */
const isBareField = (own: Reading): boolean =>
  own.rest.length === 0 && !hasPart(own) && FIELD.test(own.words.join(' '));
const FIELD = pattern()`
  ^(?=
    .*\b(?:phone|telephone|e ?mail|email|number|rate|address|details)$
  )(?:
    (?:and|what is|whats|what|got|any|do we have|have you got) )*(?:(?:a|the|an) )?(?:phone|e ?mail|hourly|telephone|contact)?(?: ?(?:number|e ?mail|phone|address|rate|details)
  )?$
`;

/** "When did I last pay her?" means the first contractor in the last answer, or the only one in its table. `own` is the question by itself. */
export function resolvePronoun(
  reading: Reading,
  own: Reading,
  answers: readonly { content: string }[],
  contractors: readonly Contractor[],
): Reading {
  const namesContractor =
    reading.contractors.length > 0 ||
    reading.specialty !== null ||
    // "Each of them".
    says(reading, 'perContractor') ||
    // "All contractors with their trade".
    (says(reading, 'contractor') && says(reading, 'list', 'count'));
  const isField = isBareField(own);
  if (namesContractor || !(isField || pointsAtPerson(reading, own))) return reading;
  const byName = Map.groupBy(contractors, ({ name }) => bold(name));
  for (const { content } of isOfOnePerson(reading) ? answers.toReversed() : answers.slice(-1)) {
    const inBold = [...content.matchAll(BOLD)].flatMap(([name]) => byName.get(name)?.[0] ?? []);
    const inTable = contractors.filter(({ name }) => content.includes(`\n| ${plain(name)} |`));
    // "Next is **Final hookup** (Ann Lee, Den)".
    const [line = ''] = content.split('\n');
    const besideIt = contractors.filter(({ name }) => line.includes(`(${plain(name)},`));
    const first = besideIt.length === 1 ? besideIt : inTable;
    const [meant] = inBold.length > 0 || (first === inTable && inTable.length > 1) ? inBold : first;
    if (meant) return { ...reading, contractors: [meant], ...(isField && { rest: [] }) };
    // Of several, nobody can say which one is meant.
    if (inTable.length > 1) return reading;
  }
  return reading;
}

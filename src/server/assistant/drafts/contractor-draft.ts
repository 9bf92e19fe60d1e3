import type { Books } from '../books.ts';
import { pattern } from '../pattern.ts';
import { takeSpecialty, takeTradesperson } from '../question/categories.ts';
import { firstWords, Words } from '../question/words.ts';
import type { Draft } from './draft.ts';

const MOST_WORDS = 60;
export const PHONE = /\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b|\b0\d{3,4} ?\d{3} ?\d{3,4}\b/;

const CAPITAL = String.raw`\p{Lu}(?:\.|[\p{L}'’-]+)`;
export const FULL_NAME = new RegExp(String.raw`(?<!\p{L})(${CAPITAL}(?: ${CAPITAL})+)`, 'u');
/** "Ed Lowe will do the chimney, add him". */
const FIRST_NAME = new RegExp(
  String.raw`^(${CAPITAL}(?: ${CAPITAL})+)(?= (?:is|will|does|can|has)\b|,)`,
  'u',
);
/** "His name is joe blow". */
const CALLED =
  /\b(?:called|named|name is|name's|goes by) (\p{L}[\p{L}'’-]+(?: (?!and\b|he\b|she\b|please\b|can\b|for\b|to\b|with\b|who\b|from\b)\p{L}[\p{L}'’-]+)?)/iu;
/** "I have a new roofer, Tom Hill, save him please". */
const TAKES_PERSON = pattern('i')`
  (?:
    ^|[,.;!]
    |\b(?:
      please|and|(?:can|could|would|will) (?:you|u)|(?:i|we)(?:'d| would)? (?:want|need|like) to
      |need to|to
    )
  ) *(?:please )?(?:add|save|put|note|enter|register|stick|pop|chuck|jot) (?:
    him|her|them|somebody|someone|this (?:number|person|guy|man|woman|contact)
  )\b
  |\b(?:i|we)(?:'d| would)? (?:want|need|like) (?:him|her|them) (?:in|on|added|saved|entered)\b
  |\bneeds? (?:adding|entering|to be (?:added|entered|saved))\b
`;
const HIRED =
  /\b(?:hired|engaged|signed up|taken on|took on|(?:have|got) (?:ourselves |us |me |myself )?(?:a|an) new|found (?:ourselves |us |me |myself )?an?)\b/i;

/** "A new guy to add: Bill Turner", "save a new guy, Bill Turner". */
const NEW_PERSON =
  /\bnew (?:guy|man|woman|gal|lady|person|fell(?:ow|a)|chap|bloke|lad|contact|tradesman|tradeswoman|tradesperson|sub|subcontractor|worker|helper|handyman|pro|face)\b/i;
/** "…, Bill Turner, gutters": what follows the name is what they do. */
const TO_SAVE = /\bto (?:add|save|note|enter|register|put (?:in|down))\b/i;
/** "Contractor to add: Bill Turner, gutters", "new plumber: Bill Turner". */
const LABEL =
  /^(?:(?:a|an|one|another|the) )?(?:new |one more |another )?(?:contractor|contact|tradesman|tradesperson|sub|subcontractor|worker)(?: to (?:add|save|enter|note|register))? *[:,–-]/i;
const AFTER_NAME =
  /^[ ,:;–-]*(?:(?:he|she|they)(?:'s| is| are| does| do)? )?(?:an? |the |our )?(\p{L}[\p{L} /&-]{2,30}?) *(?=[,.;:!(]|$)/u;
const MAIL = /\S+@\S+/g;

/** "Add a new contractor, Bill Turner, he does windows", "save Bill Turner as a plumber". */
export function readContractor(
  said: string,
  text: string,
  { isCommand, books }: { isCommand: boolean; books: Books },
): Draft | null {
  const isNewPerson =
    LABEL.test(said) ||
    (NEW_PERSON.test(said) && (isCommand || HIRED.test(said) || TO_SAVE.test(said)));
  const takesPerson = TAKES_PERSON.test(said);
  const phone = PHONE.exec(text)?.[0] ?? null;
  if (!isCommand && !takesPerson && !isNewPerson && !HIRED.test(said) && phone === null)
    return null;
  const name =
    (takesPerson || HIRED.test(said) ? FIRST_NAME.exec(said)?.[1] : undefined) ??
    FULL_NAME.exec(said.replace(/^\p{L}+ /u, ''))?.[1] ??
    FULL_NAME.exec(text.slice(1))?.[1] ??
    CALLED.exec(said)?.[1] ??
    null;
  if (books.contractors.some((one) => one.name === name)) return null;
  const isNamed = /\bcontractor\b|\b(?:my|our|the) (?:contacts?|contractors|address book)\b/i.test(
    said,
  );
  const specialty = specialtyIn(said) ?? (isNewPerson ? specialtyAfter(name, said) : null);
  // "Add Hattie Moss, arborist".
  const own = isCommand && name !== null ? ADDS_NAME.exec(said)?.[1] : undefined;
  if (own === name && name !== null && !/\d/.test(said.replace(MAIL, ''))) {
    return { kind: 'contractor', name, specialty: specialty ?? specialtyAfter(name, said), phone };
  }
  const isAs = name !== null && /\bas (?:a|an|my|our|the)\b/i.test(said);
  const isOfTrade =
    specialty !== null && (/^(?:new|add|save)\b/i.test(said) || /\bnew \p{L}+/iu.test(said));
  const isHired = specialty !== null && HIRED.test(said);
  const isNew =
    name !== null && (isOfTrade || isHired || takesPerson || isNewPerson || phone !== null);
  // "We hired a new sweep, I want to add him": the form asks for the name.
  const isNameless = name === null && takesPerson && (isHired || isNamed || HIRED.test(said));
  const isTold = (isCommand && (isNamed || isAs)) || isNameless;
  return isTold || (isNew && !/\d/.test(said.replace(MAIL, '')))
    ? { kind: 'contractor', name, specialty, phone }
    : null;
}

const ADDS_NAME = new RegExp(
  String.raw`^\p{L}+(?: down| in)? (${CAPITAL}(?: ${CAPITAL})+), (?:an? |the |our )?\p{L}+(?: \p{L}+){0,2}(?:[,.;!]|$)`,
  'u',
);

function specialtyAfter(name: string | null, said: string): string | null {
  const at = name === null ? -1 : said.indexOf(name);
  const after = at === -1 ? '' : said.slice(at + (name?.length ?? 0)).replace(MAIL, '');
  const own = AFTER_NAME.exec(after)?.[1]?.trim();
  return own && !SAYS_TO_SAVE.test(own) ? own.charAt(0).toUpperCase() + own.slice(1) : null;
}
const SAYS_TO_SAVE =
  /^(?:please|pls|thanks|can|could|would|will|add|save|put|note|and|to|in|for|from|with|at|his|her|their|phone|number|email|mail)\b/i;

/** What somebody does, if no list has it in the words of the message: "a new chimney man". */
function specialtyIn(said: string): string | null {
  const words = new Words(firstWords(said, MOST_WORDS));
  const known = takeTradesperson(words) ?? takeSpecialty(words);
  if (known !== null) return known;
  const own = OWN_TRADES.map((one) => one.exec(said)?.[1]).find(Boolean);
  return own ? own.charAt(0).toUpperCase() + own.slice(1).toLowerCase() : null;
}
const OWN_TRADES: readonly RegExp[] = [
  /\b(?:new|an?(?: new)?|our|my) ((?!new )(?:\p{L}+ ){0,2}?(?:man|woman|guy|lady|person|fellow|chap|bloke|specialist|installer|fitter|sweep))(?=[ ,.:]|$)(?<!\b(?:new|the|good|tax) \p{L}+)/iu,
  /\b(?:new|an?|our|my) ((?!contractor)\p{L}{3,}(?:er|or|ist|ian|smith|wright))(?=,| (?:and|called|named|is|whose|by)\b|:)/iu,
  /\b(?:he|she|they) (?:does|do|is an?) (\p{L}{4,}(?: \p{L}{4,})?)/iu,
  /\b(?:guy|man|woman|lady|person|one) for (?:the |our )?(\p{L}{4,})/iu,
];

import { stem } from '../question/stem.ts';
import { stopWords } from '../question/stop-words.ts';
import { toWords } from '../question/words.ts';

/** Words that mean the same in a question about renovating, one group per line. */
const synonyms = `
quote quotation bid estimate tender proposal
permit permission approval permitting
contingency buffer cushion reserve
contractor builder tradesman
electric electrical electrician electrics wiring rewire rewiring
plumbing plumber
drywall sheetrock plasterboard
mold mould mildew
countertop worktop benchtop
faucet tap
toilet loo
bathroom bath washroom restroom
demolition demo gut
color colour
deposit downpayment upfront
cost price expensive pricey
cheap cheapest cheaper inexpensive affordable
labor labour
sequence order
duration timeline
insulation insulate insulating
remove removal removing rid
gas propane
dumpster skip
hood extractor
paint painting painter
tile tiling tiler
renovation remodel renovate remodeling reno refurbish refurbishment redo redoing overhaul
insurance insurer insured insure
hire hiring choose choosing pick select
license licensed licence
install installation installing
replace replacement replacing
safe safety safely
diy myself yourself
danger dangerous hazardous hazard unsafe
delay delayed late
loan borrow borrowing
warranty guarantee
negotiate haggle bargain
scam dodgy shady crooked rogue fraud fraudulent con cowboy untrustworthy
attic loft
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

const canonical = new Map(
  synonyms.flatMap(([first = '', ...others]) =>
    [first, ...others].map((word) => [stem(word), stem(first)] as const),
  ),
);

/** Stop words elsewhere that matter when searching the guide. */
const meaningful = new Set(
  'order first before after during save forget hire hired hiring long start value without myself yourself check'.split(
    ' ',
  ),
);
/** Words that occur in questions about anything. */
const meaningless = new Set(
  `does take takes need needs should usually typical typically normally important advice best stop prevent avoid keep worth reliable trustworthy decent reputable
  kind type know explain recommend guide question renovation project house home building worry ok okay
  company idea good bad lot people want wants thing easiest easy`
    .split(/\s+/)
    .map(stem),
);

/** Checks the singular and the plural. */
function isStopWord(word: string): boolean {
  const forms = [word, word.replace(/s$/, '')];
  return !forms.some((form) => meaningful.has(form)) && forms.some((form) => stopWords.has(form));
}

const SEASON =
  /\b(?:best |good |right |what |which )?(?:times? of (?:the )?year|time to renovate|month to)\b/gi;
const PHRASES: readonly [phrase: RegExp, word: string][] = [
  [SEASON, ' season '],
  [/\b(?:my|your|our) own\b|\bon (?:my|our) own\b/gi, ' myself '],
  [/\b(?:tips?|wisdom|advice|pointers|guidance|thoughts) (?:for|on|about)\b/gi, ' '],
  [/\blook(?:ing)? after\b/gi, ' care '],
];

const inOneWord = (text: string) =>
  PHRASES.reduce((all, [phrase, word]) => all.replace(phrase, word), text);

/** The words that matter, each in one canonical form. */
export function toTerms(text: string): string[] {
  return toWords(inOneWord(text))
    .filter((word) => /^\p{L}/u.test(word) && !isStopWord(word))
    .map((word) => canonical.get(stem(word)) ?? stem(word))
    .filter((term) => !meaningless.has(term));
}

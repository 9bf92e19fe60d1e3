import { pattern } from '../pattern.ts';
import { stem } from '../question/stem.ts';
import { stopWords } from '../question/stop-words.ts';
import { toWords } from '../question/words.ts';

/** Words that mean the same in a question about renovating, one group per line. */
const synonyms = `
quote quotation bid estimate tender proposal offer
permit permission approval permitting
contingency buffer cushion reserve unforeseen unexpected untouched surprise
contractor builder tradesman tradesmen tradeswoman tradesperson tradespeople tradie handyman firm
electric electrical electrician electrics sparky wiring
plumbing plumber
drywall sheetrock plasterboard
mold mould mildew
countertop worktop benchtop
faucet tap
toilet loo
bathroom bath washroom restroom
demolition demo gut demolish
color colour
deposit downpayment upfront
cost price expensive pricey
cheap cheapest cheaper inexpensive affordable cheaply
labor labour
sequence order
duration timeline
insulation insulate insulating
remove removal removing rid
gas propane
dumpster skip
hood extractor
paint painting painter decorate decorating decorator
tile tiling tiler
renovation remodel renovate remodeling reno refurbish refurbishment refurb redo redoing overhaul refit revamp renovator
insurance insurer insured insure
hire hiring
choose choosing pick select
license licensed licence qualified qualification certified accredited registered
install installation installing
replace replacement replacing swap
safe safety safely safest
diy myself yourself
danger dangerous hazardous hazard unsafe risky
delay delayed late overrun
loan borrow borrowing mortgage remortgage
warranty guarantee
negotiate haggle bargain
scam dodgy shady crooked rogue fraud fraudulent con cowboy untrustworthy dishonest cheat cheated ripoff
attic loft
neighbor neighbour
crew worker workmen workman laborer labourer
damage break broke broken ruin ruined wreck smash smashed
injured hurt injury
liable liability responsible responsibility
shoddy sloppy lousy botched badly poor poorly crap crappy terrible awful substandard slapdash
abandon vanish disappear ghost bail scarper quit
bankrupt insolvent bust bankruptcy insolvency
fire dismiss sack terminate
sue court lawsuit lawyer attorney solicitor
dispute disagree disagreement argument argue quarrel conflict
kid child children toddler baby newborn infant
pet cat
cook eat meal
furniture sofa couch belongings possessions
skimp economize
phase stage
reuse reclaimed salvage salvaged recycle secondhand
material supply
damp moisture wet moist soggy
leak leaky pour
addition extension extend annex annexe
boundary line
defect fault flaw snag
contract agreement
clause provision
pay payment paid
sell sold sale resale
glazing glazed pane
reference client customer
schedule timetable
noise noisy loud racket hammer
start begin beginning commence commencement
before prior
portion share percentage percent proportion fraction
written writing paper paperwork
chimney flue
condo apartment flat
hoa association
inspection inspector
completion complete
fixture fitting
basement cellar
stair staircase
holdback withhold retain retention retainage
two three four five multiple
stove cooker hob cooktop range burner
tenant lodger renter
recessed downlight
railing banister balustrade baluster
debris rubble rubbish trash garbage
lawn turf sod grass
regulation reg
carpenter joiner chippy
dust dusty
backsplash splashback
socket outlet
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
  `order first before after during save forget hire hired hiring long start started value without myself
  yourself check prior kids used file name`.split(/\s+/),
);
/** Words that occur in questions about anything. */
const meaningless = new Set(
  `does take takes need needs should usually typical typically normally important advice best stop prevent avoid keep worth reliable trustworthy decent reputable
  kind type know explain recommend guide question renovation project house home building worry worried ok okay
  even really actually stuff busy somebody someone honestly
  mum mom dad grandma grandpa reckon reckons daft special anything company idea good bad lot people want wants thing easiest easy better
  reasonable sensible wise smart advisable prudent fair usual customary normal standard common proper properly
  correct correctly insist person man guy fellow cousin friend family brother homeowner owner catch rude
  mad crazy dumb stupid silly trick option circumstance obtain several allowed legal legally ought
  come coming arrive arriving next purpose reason logic rationale benefit sense`
    .split(/\s+/)
    .map(stem),
);

/** Checks the singular and the plural. */
function isStopWord(word: string): boolean {
  const forms = [word, word.replace(/s$/, '')];
  return !forms.some((form) => meaningful.has(form)) && forms.some((form) => stopWords.has(form));
}

const RELATION =
  '(?:brother|sister|father|mother|son|daughter)[- ]in[- ]law|dad|mom|mum|father|mother|brother|sister|uncle|aunt|cousin|nephew|grandpa|grandma|husband|wife|friend|buddy|mate|coworker|colleague|boss|neighbou?r|relative|family';
/** "My uncle says …": whose opinion it is changes nothing. */
const CLAIMED = new RegExp(
  `\\b(?:(?:my|our|a|the) )?(?:${RELATION}) (?:says?|said|thinks?|swears?|claims?|insists?|tells? (?:me|us)|told (?:me|us)|reckons?)\\b`,
  'gi',
);
/** "My cousin could do it", "hiring family". */
const HELPING_FRIEND = pattern('gi')`
  \b(?:my|our|an?) (?:${RELATION})(?: of (?:mine|ours))? (?:
    is an? |wants? to|will|can|could|would|offer(?:s|ed)? to|does
  )\b
  |\b(?:
    hire|hiring|using|use|pay|paying|with|from
  ) (?:my |our |an? |some )?(?:(?:old|good|close) )?(?:${RELATION})s?\b
  |\b(?:
    guy|somebody|someone|person|man|people
  ) (?:that |who |whom )?(?:i|we)(?: have|['’]ve)? (?:known|know|trust)\b
`;
const SEASON =
  /\b(?:best |good |right |what |which )?(?:times? of (?:the )?year|time to renovate|month to)\b/gi;
/** Turns of phrase, most of them made of stop words, and the term that each stands for. */
const PHRASES: readonly [phrase: RegExp, word: string][] = [
  [SEASON, ' season '],
  [/\b(?:my|your|our) own\b|\bon (?:my|our) own\b/gi, ' myself '],
  [/\b(?:tips?|wisdom|advice|pointers|guidance|thoughts) (?:for|on|about)\b/gi, ' '],
  [/\bany (?:tips|tricks|advice|ideas|pointers|thoughts)\b/gi, ' '],
  [/\bas a (?:general )?rule(?: of thumb)?\b|\brule of thumb\b/gi, ' '],
  [/\blook(?:ing)? after\b|\bcare\b/gi, ' upkeep '],
  // It retains no money.
  [/\bretaining walls?\b/gi, ' earthwall wall '],
  // A size tells nothing of the subject.
  // "In a 1930s house".
  [/\b1[89]\d0 ?s\b/gi, ' '],
  [
    pattern('gi')`
      \b(?:(?:like|about|around|under|over|some|only|than|up to) )*(?:
        \d+|an?|two|three|four|five|six|seven|eight|nine|ten|twelve
      )[ -](?:
        feet|foot|ft|met(?:re|er)s?|inch(?:es)?|yards?
      )(?:[ -](?:tall|high|wide|deep|long|thick|square))?\b
    `,
    ' ',
  ],
  [/\b(?:hold|held|keep|kept)(?:ing)?(?: [a-z]+){0,4} back\b(?! for\b)/gi, ' holdback '],
  [/\b(?:up front|in advance|on day one|down payments?)\b/gi, ' deposit '],
  [/\b(?:pay|paid|money|cash|percent|half|third|%)(?=[^.?!]{0,40}\bbefore\b)/gi, ' deposit '],
  [/\bplanning permission\b/gi, ' permit '],
  [
    /\b(?:not|dont|don't|didn't|no|skip(?:ped|ping)?|nobody|no one)(?: [a-z]+){0,3} permits?\b/gi,
    ' without permit ',
  ],
  [
    /\b(?:knock|knocked|tear|torn|take|taken|rip|ripped|pull|pulled)(?:ing)? (?:through|down|out|apart)\b/gi,
    ' remove ',
  ],
  [
    /\b(?:carr(?:y|ies)|hold(?:s|ing)?) (?:up )?(?:the|my|our) (?:house|roof|floor|weight|load)(?: up)?\b/gi,
    ' bearing ',
  ],
  [/\bcut(?:ting)? corners\b/gi, ' skimp '],
  [
    /\b(?:in one go|all at once|at the same time|the whole house|one room at a time)\b/gi,
    ' phase whole ',
  ],
  [/\bask(?:ing|ed)? (?:[a-z]+ ){0,3}for a price\b/gi, ' quote '],
  [
    /\b(?:runs?|running|ran|dragging|drags?) (?:over|late|on)\b|\b(?:fall|falling|fell) behind\b|\bbehind schedule\b|\bon time\b|\bkeep(?:ing)? to\b/gi,
    ' delay ',
  ],
  [/\bnext door\b/gi, ' neighbor '],
  [/\bon the hook\b|\bwhose (?:problem|fault|job)\b|\bwho pays\b/gi, ' liable '],
  [/\b(?:months?|weeks|far) ahead\b|\blong (?:wait|waits|delivery)\b/gi, ' early delivery '],
  [/\brainy day\b|\bset aside\b|\b(?:put|keep) (?:by|aside)\b/gi, ' contingency '],
  [
    /\b(?:walk(?:s|ed|ing)?|took) off\b|\bstopped (?:coming|answering)\b|\bdisappear\w* on\b/gi,
    ' abandon ',
  ],
  [
    /\b(?:get|gets|getting|got|grow|grows|growing|keeps growing) (?:bigger|larger|and)\b|\bwhile we are at it\b|\bout of hand\b/gi,
    ' scope growing ',
  ],
  [/\bsecond[- ]hand\b/gi, ' reuse '],
  [/\bchange orders?\b/gi, ' changeorder '],
  [/\bnet (?:\d\d|thirty|sixty)\b/gi, ' netdays '],
  [CLAIMED, ' '],
  [HELPING_FRIEND, ' relative '],
  [/\b(?:be|being|stay|staying) (?:at )?home\b/gi, ' athome '],
  [/\blisted (?=(?:house|building|home|property|window)s?\b)/gi, ' heritage '],
  [
    /\b(?:electric (?:cars?|vehicles?)|evs?|car chargers?)\b|\bcharg(?:e|ing) (?:an?|the|my|our) (?:cars?|vehicles?)\b/gi,
    ' evcharger ',
  ],
  // "In a conversion like this".
  [/\b(?:in|for|on|with) an? \w+ like (?:this|that|these|ours|mine)\b/gi, ' '],
];

const inOneWord = (text: string) =>
  PHRASES.reduce((all, [phrase, word]) => all.replace(phrase, word), text);

/** Someone of a trade is one of the contractors, too. */
const TRADE =
  /^(?:roof|plumb|electric|paint|til|carpent|plaster|mason|floor|drywall)\w*?(?:er|ers|ian|ians)$/;

/** The words that matter, each in one canonical form. */
export function toTerms(text: string): string[] {
  const words = toWords(inOneWord(text)).filter(
    (word) => /^\p{L}/u.test(word) && !isStopWord(word),
  );
  const terms = words
    .map((word) => canonical.get(stem(word)) ?? stem(word))
    .filter((term) => !meaningless.has(term));
  const isOfTrade = terms.length > 2 && words.some((word) => TRADE.test(word));
  return isOfTrade ? [...terms, 'contractor'] : terms;
}

/** The pairs of neighboring words, small words too: how a question is put. */
export function toPairs(text: string): ReadonlySet<string> {
  const words = toWords(text)
    .filter((word) => !FILLING.has(word))
    .map((word) => (isStopWord(word) ? word : (canonical.get(stem(word)) ?? stem(word))));
  return new Set(['^', ...words].map((word, at) => `${word} ${words[at] ?? '$'}`));
}
/** They change nothing in what is asked. */
const FILLING = new Set(
  'even really actually generally usually normally please ever just so ok okay well any a an the'.split(
    ' ',
  ),
);

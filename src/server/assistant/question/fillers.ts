import { NET, PRICE, TAKEN_OFF } from './turns-of-phrase.ts';
import type { Words } from './words.ts';

const FAMILY =
  '(?:parents|folks|mum|mom|mam|mother|dad|da|father|wife|husband|partner|missus|hubby|spouse|in laws)';

/** They change nothing of what is asked. */
const fillers: readonly RegExp[] = [
  NET,
  PRICE,
  // "With the planks I took back already knocked off", "with the drain change counted in".
  TAKEN_OFF,
  /\bbefore (?:the |any |all |our )?(?:returned|refunded) \w+\b/,
  /\b(?:net of|after|allowing for|less) (?:the |any |all |our )?(?:overruns?|overspends?|overspending|overages?)\b/,
  /\b(?:up )?to date\b/,
  /\bi mean\b/,
  /\b(?:in|on|from|per|according to|within) (?:my|our|the|your) (?:own )?(?:records?|books?|files?|system|ledger|notes|accounts)\b/,
  /\b(?:full )?names? and (?:company|firm|business)\b|\b(?:company|firm) and name\b/,
  /\brather than\b/,
  /\bhalf of (?=(?:the |our |my |its |all )*(?:\w+ ){0,2}(?:money|budget|funds|cash|kitty|pot)\b)/,
  /\bto (?:fix|sort|solve|finish|put right|deal with) (?:it|that|this|them)(?: out)?(?: with)?\b/,
  /(?<=\b(?:what|who|how|where|when|why) )(?:on earth|in the world|the (?:heck|hell|devil|dickens|deuce)|in heaven['s]* name)\b/,
  // "We call it the loft."
  /\b(?:we|i|you|they|people) call (?:it|this|that|them)\b/,
  new RegExp(
    `\\b(?:besides|except|apart from|aside from|other than) (?:me|us|myself|ourselves|(?:my|our) ${FAMILY})\\b`,
  ),
  // "What my parents planned" is what we planned.
  new RegExp(
    `\\b(?:my|our|the) ${FAMILY} (?=(?:had |have |has |originally )*(?:planned|budgeted|allowed|set aside|put aside|reckoned|wanted)\\b)`,
  ),
  /\b(?:i|we) (?:have|had|got) (?:a|the) (?:feeling|hunch|suspicion|sense)\b/,
  /\b(?:creep|crept|creeping|sneak|snuck|drift|drifted|climb|climbed) (?=(?:above|over|past|beyond)\b)/,
  /\bup front\b|\bupfront\b/,
  /\b(?:down )?to the (?:very )?(?:last |nearest |exact )?(?:cent|penny|dollar|dime|nickel)\b/,
  /\bout of (?:(?:my|our|the|your) )?(?:own )?pockets?\b/,
  /\bcalendar(?= (?:year|month|quarter|week|day)\b)/,
  /\b(?:just )?for (?:my|our) (?:own )?(?:files?|records?|notes?|books?|accountant|bookkeeping|spreadsheet|paperwork|peace of mind)\b/,
  // "At the beginning" of a project; "the start of July" is a day.
  /\b(?:right )?(?:at|in|from) the (?:very )?(?:beginning|start|outset|onset)\b(?! of\b)/,
  /\b(?:in|of|into|from) (?:the|our|my|its) (?:kitty|pot|coffers|purse|piggy bank|war chest|money pot)\b/,
  // "Dearest first" is an order.
  /(?<=\b(?:highest|dearest|priciest|biggest|largest|lowest|cheapest|smallest|latest|newest|oldest|expensive|most|least) )first\b/,
];

export function takeFillers(words: Words): void {
  for (const filler of fillers) words.takeMatch(filler);
}

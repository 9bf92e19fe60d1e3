import type { Words } from './words.ts';

/**
 * What a question can be about, with the words and phrases for each concept. Answerers ask for
 * concepts and do not look at words, so a new wording is added only here.
 */
const phrasesOf = {
  // Money
  spend:
    'went out the door|gone out the door|out the door|stand me|stand us|stood me|stood us|receive|receives|received|had from me|got from us|got from me|gotten from us|gotten from me|gotten off us|gotten out of us|get from us|get from me|get off us|get out of us|made from us|make off us|made off us|made off me|got off me|got out of us|take home|took home|taken home|out of the bank account|out of my bank account|out of our bank account|out of the account|out of our account|out of my account|came out|come out|coming out|earn|earned|pocketed|blow|blew|blown|had off us|had from us|got off us|eaten up|fork out|fork over|forked over|shell out|cough up|coughed up|splash out|splashed out|run us|ran us|run me|set us back|come to|came to|comes to|amount to|amounts to|amounted to|put towards|went on|invested|invest|sank|price of|price for|price tag|price did|outgoings|parted with|handed over|handed out|give for|gave for|spend on|tally|tally up|add up|adds up|add up to|tot up|spend|spent|spending|spendings|paid|pay|paying|payed|cost|costs|costing|expenditure|expenditures|outlay|gone out|shelled out|forked out|laid out|drop|dropped|blown|sunk|put into|put in|went to|go to|going to|gone to|gone into|goes to|used up|total|totals|subtotal|subtotals|aggregate|sum|owe|invoiced|billed|burned|burnt|set me back|set ye back|set you back|set him back|set her back|set them back|damage|charged|eats|eats up|eating|swipe|went out|go out|goes out|going out|poured into|poured in',
  expense:
    'expense|expenses|purchase|purchases|payment|payments|transaction|transactions|bill|bills|entries|entry|items|item|bought|buy|purchased|receipt|receipts|records|invoice|invoices',
  receipt: 'receipt|receipts|attached|attachment|attachments|files attached|photos attached',
  budget:
    'earmarked|earmark|ringfenced|allotted|put aside|spending limit|spending cap|budget|budgets|budgeted|budgeting|allocated|funds|set aside',
  left: 'still in hand|survives|survive|stays behind|stay behind|still unspent|headroom|breathing room|breathing space|elbow room|left|remaining|remain|remains|remainder|leftover|left over|unspent|balance|still have|still spend|to spend|available|more can i spend|more can we spend|more could we spend|we can spend|i can spend|to work with|to play with|to spare|any room|room left|some room|still there|to go',
  overBudget:
    'overage|broke its budget|broke the budget|broke our budget|burst its budget|burst the budget|bust its budget|busted its budget|blew its budget|blew the budget|blew through its budget|under or over|over or under|within plan|within the plan|within its plan|within its budget|under plan|under the plan|under its plan|under its budget|over its plan|over its budget|against the plan|against its plan|against its budget|over plan|over the plan|above plan|over what we planned|more than planned|still ok|still okay|ok on|okay on|good on|in good shape|blown the budget|blown our budget|blown my budget|blow the budget|bust the budget|how far over|far over|how much over|dollars over|over is|over by|are we over|run over|ran over|over budget|overbudget|over my budget|over our budget|over the budget|overspent|overspend|overspending|over spent|over spending|within budget|within the budget|within our budget|within my budget|in budget|on budget|under budget|under my budget|exceed|exceeded|exceeding|blow it|blew it|busted|above budget|on track|in the red|in the black|too much|worry|worried|on target|overrun|overruns|overshoot|overshot|overshooting|overran|off track|go over|go over on|went over|gone over|did i go over|did we go over',
  percent:
    'what part|which part|part of|how big a part|slice|percent|percentage|%|proportion|fraction|share|how far|portion|how far along|how close|close to the limit|near the limit|close to the budget|near the budget|closest to|nearest to',
  howMuch:
    'fee|fees|price|prices|how much|what amount|amount|money|dollars|dough|cash flow|sum|total',
  average:
    'typical month|usual month|normal month|averaged|averaging|per purchase|per expense|apiece|average|avg|mean|on average|averages|typical expense|usual expense',
  most: 'dearest|closest|nearest|hardest|worst|busiest|longest|most|biggest|largest|highest|top|priciest|greatest|main|major|costliest|most expensive|heaviest|maximum|max|costly|expensive|bulk|big expenses|large expenses|big purchases|big bills|big costs|big payments|furthest|farthest',
  least:
    'fewest|least|slowest|quietest|smallest|lowest|cheapest|minimum|min|tiniest|least expensive',
  pricey:
    'pricier|dearer|costlier|dear|expensive|priciest|costliest|costly|cheapest|pricey|dearest',
  latest: 'most recently|latest|lately|last|recent|recently|newest|most recent|just now',
  earliest: 'first|earliest|oldest|very first',
  count: 'how many|number of|count|how often|how many times',
  list: 'identify|locate|what else|list|show|display|give me|see|view|which|tell me|pull up|find|any|what are|all my|what did i buy|what did we buy|what have we bought|what have i bought|what did we get|what was bought|details|look up|after that|then what|what was|what were',
  // Ways to split
  category:
    'filed under|booked under|listed under|recorded under|logged under|entered under|put under|put down under|comes under|falls under|classed as|classified as|classified under|categorised as|categorized as|divided|divide|per category|each category|by category|category|categories|breakdown|break down|break it down|break that down|break this down|broken down|split|where did my money go|where did the money go|where has my money gone|where is my money going|where is the money going|where does my money go|where did all|going where|type|types|by type|kind|kinds|kind of|types of|distribution|areas|area|on what|what did i spend|what have i spent|what am i spending',
  perMonth:
    'by month|per month|monthly|each month|every month|month by month|a month|which month|what month|months',
  perContractor:
    'contractors by|by what they got|to whom|who took|paid the most|who got paid|who gets|by contractor|per contractor|each contractor|every contractor|which contractor|what contractor|who did i pay|who have i paid|who got|who was paid|who has been paid|who did we pay|which one got|which of my contractors|paid most|whom|who received|who cost|who costs|who earned|who have we paid|who worked|who has worked|who did the work|who works|who helped|who did it|who did that|who did all|who all worked',
  perProject:
    'for each project|by job|per job|each job|projects by|by project|per project|each project|every project|which project|what project|project by project|each of my projects|which of my projects|which job|each one',
  perMethod:
    'card|ways of paying|how we paid|way of paying|payment method|payment methods|method of payment|by method|how did i pay|how have i paid|how did we pay|how was it paid|by card|with card|on card|cards|with my card|on my card|payment type|payment types',
  // People
  contractor:
    'payee|contractor|contractors|sub|subs|subcontractor|subcontractors|tradesman|tradesmen|tradesperson|tradespeople|trades|crew|crews|vendor|vendors|builder|builders|handyman|workmen|workers',
  who: 'who|whom|whose',
  phone:
    'telephone number|cell phone|mobile number|ring|phone|phone number|telephone|call|cell|cell number|mobile|dial|phone numbers',
  number: 'number|numbers',
  email: 'email|e mail|email address|emails',
  contact:
    'get ahold of|ahold of|get a hold of|reach out to|contact|contacts|reach|get hold of|get in touch|details|contact info|contact details|info',
  rate: 'rate|rates|hourly|per hour|an hour|hour|by the hour|hourly rate|hourly rates',
  charge: 'charge|charges|charging|bill',
  // Time
  milestone:
    'must happen|has to happen|needs to happen|happens|going on in|going on this|milestone|milestones|task|tasks|step|steps|deadline|deadlines|due|schedule|scheduled|timeline|phase|phases|stage|stages|to do|todo|due date|due dates|target date|planned|coming up|happening|on the plan|on the calendar|calendar|agenda|on the agenda|on the cards|in store|lined up|pencilled in|penciled in|in the diary',
  overdue:
    'on time|in time|on schedule|ahead of schedule|how early|done early|finished early|completed early|finish early|early or late|miss|did we miss|not on time|behind time|off schedule|done by now|finished by now|overdue|late|behind|missed|past due|delayed|slipping|slipped|days late|days early|should be done already|behind schedule|running late|past its date|past their date',
  next: 'still to come|to come|next|upcoming|coming|coming up|soon|ahead|soonest|up next|comes next|following',
  done: 'done|tick off|tick|ticked|checked|crossed off|cross off|completed|complete|finished|accomplished|achieved|ticked off|checked off|wrapped up|behind us|finish|completion|yet',
  undated:
    'no target date|without a target date|unscheduled|not scheduled|not been dated|undated|without a date|without date|without dates|no date|have no date|not dated',
  open: 'still missing|open|outstanding|pending|incomplete|unfinished|not done|not finished|still to do|remaining|left|to do|not completed|not yet|ongoing',
  when: 'when|what day|what date|how long until|how many days|how soon|days until|how long ago|how long has it been|days since|days to|weeks until|weeks till|how much longer|dates|days left|how long till|which day|days till|date|how many weeks|how many months until|how many months till|how many months before|months until|months till|how long before',
  finish:
    'finish|be done|be finished|completion date|be completed|end date|wrap up|get done|complete by',
  // Looking ahead
  forecast:
    'forecast|projection|projections|predict|prediction|run out|running out|runs out|at this rate|at this pace|at the current pace|current pace|on pace|pace|end up|burn rate|burn|burning|trend|trending|projected|how long will|money last|budget last|lasts|last me|going to last|extrapolate|final cost|estimate at completion|be over|go over|will i exceed|will i stay|will i finish|will i be|how fast|too fast|how quickly|too quickly|spending rate|rate of spending|weekly|a week|per week',
  afford:
    'wiggle room|leeway|afford|enough for|enough money|enough left|enough budget|room for|room in|have the money|can i buy|can i spend|could i spend|could i buy|can we buy|can i get|can we get|squeeze in|spring for|budget for a|enough to',
  may: 'can i|could i|can we|could we|may i|am i able|would i be able|do i dare',
  // The account
  plan: 'free plan|pro plan|my plan|which plan|what plan|current plan|plan am i|plan i am|subscription|subscribed|tier|premium|account type|pro account|free account|free version|on free|on pro|free or pro|upgrade to pro|have pro|go pro|what does pro|does pro|is pro|pro cost|cost of pro|price of pro|get pro|for pro|my account',
  upgrade: 'upgrade|upgrading|pro',
  limit:
    'limit|limits|cap|quota|allowed|allowance|can i add|can i still add|could i add|able to add|more expenses|more contractors|run out of expenses|maximum number|usage|slots|can i log|can i still log|can i enter|can i still enter|can i record|can i have',
  // Things
  project: 'project|projects|job|jobs|renovation|renovations|remodel|remodels|reno|house|home',
  overview:
    'budget health|financial health|health of|where are we|where are we at|how are we|state of play|how far are we|lowdown|low down|scoop|rundown|run down|at right now|overview|summary|summarize|summarise|status|how is it going|how are things|how am i doing|how are we doing|where do i stand|where do we stand|how is my|how is the|how do i stand|how are my|at a glance|big picture|recap|report|state of|going|look|looking|progress|catch me up|update|standing|doing',
  compare:
    'decrease|increase|reduction|greater|greater sum|larger sum|bigger sum|double the|double of|double what|double that|double as|cost double|is double|was double|were double|twice|triple|rank|ranking|ranked|compare|compares|compared|comparison|comparing|versus|vs|difference|differ|gap|side by side|than|more or less|cheaper|pricier|dearer|costlier|heavier|lighter|against',
  start:
    'start|set up|create|created|set it up|opened|started|begin|began|begun|start date|starting|kick off|kicked off',
  // Conversation
  followUp: 'and|what about|how about|also|same for|same question|ok and|then|or|but|only|just|now',
  pronoun:
    'him|her|he|she|they|them|his|hers|their|it|its|that|those|these|this one|that one|there',
  advice:
    'is it smart|is it wise|is it bad|is it dumb|ought|wisdom|pointers|guidance|best practice|best practices|words of advice|should|do i need|do we need|need a|need to|how do i|how i can|how we can|how do you|how do we|how to|how does|how can i|how long does|how long do|how long should|what is a|what is an|typical|typically|usually|normal|normally|recommend|recommended|recommendation|best way|best time|tips|advice|advise|explain|safe|safely|dangerous|why|worth|rule of thumb|what order|which order|in what order|right order|comes first|before or after|diy|do it myself|myself|legal|legally|what should|is it ok|is it okay|is it better|better|good idea|guidelines|suggest|suggestions|ask a|look for|required|require|requires|mean|means|how much does a|how much does it|how much do|what does a|what does it|what do i do|what do we do|what to do|what do you|what do they|how often|avoid|prevent|mistakes|what happens|what if|how many quotes|how many bids|realistic|reasonable|guide|is a good|pros and cons|who pays|who is responsible|who pulls|who gets the|who should|who do i call|who do we call|who do i ask|who applies|must i|have to|do people|most people|what can i do|what can we do|what now|without a|easiest|most durable|lasts longest|look after|low maintenance|hold up|holds up',
  except:
    'except|excluding|without|besides|other than|not counting|minus|apart from|aside from|leaving out|not including',
  notPaid:
    'not paid|never been paid|never got paid|never gotten paid|never received|have not i paid|have not we paid|not we paid|not i paid|not been paid|never paid|no payment|no payments|not yet paid|not get paid|not paid yet|without payment|without payments',
  past: 'was|were|did|had|bought|already|so far|again|been',
  owe: 'done paying|finished paying|all paid up|paid up|paid off|paid in full|squared up|all square|discharged|owe|owed|owing|unpaid|still owe|outstanding balance|left to pay|still to pay|still need to pay|have to pay|need to pay|must i pay|got to pay|to be paid soon',
  // The budget
  expected:
    'land in the end|lands in the end|land at|cost to complete|cost at completion|still to buy|left to buy|still have to buy|in the end|expected|expected cost|expected total|end up costing|end up paying|said and done|final price|when it is all done',
  due: 'next to get paid|get paid next|be paid next|paid next|pay next|fall due|falls due|come due|comes due|coming due|due|payable|to be paid',
  bill: 'bill|bills|invoice|invoices',
  agreement:
    'sign for|signed for|shook on|shake on|on paper with|in writing with|promise|promised|deal come to|deal comes to|deal now|deal with|the deal|made a deal|contract sum|contract price|contract amount|contract value|contract total|signed|did we sign|did i sign|agree with|agree on|under contract|agreement|agreements|agreed|contract with|contracts with|our contract|our contracts|how many contracts|which contracts',
  reserve:
    'for surprises|for nasty surprises|for emergencies|emergency cushion|emergency reserve|emergency budget|emergency money|emergency fund|for the unexpected|for unexpected|unforeseen|rainy day|just in case|safety net|safety margin|fallback|fall back on|nest egg|slush fund|contingency|contingencies|buffer|cushion|reserve|reserves',
  lines: 'line|lines|line items|plan lines',
  rooms: 'rooms|by room|per room|each room|every room|which room',
  task: 'milestone|milestones|task|tasks|step|steps|deadline|deadlines|schedule|scheduled|timeline',
  tax: 'tax improvement|tax improvements|tax repair|tax repairs|not part of the house|not part of the home|not part of our home|not part of our house|not part of my home|cost basis|tax basis|basis of my home|basis of our home|basis of the house|my basis|capital improvement|capital improvements|tax record|tax records|tax page|tax purposes|tax wise|for tax|for taxes|for the taxes|my taxes|our taxes|tax return|tax deductible|deduct|deducted|deductible|deduction|deductions|write off|are repairs|as repairs|as a repair|a repair|count as repairs|repairs for tax|are improvements|is an improvement|an improvement|as improvements|as an improvement|as improvement|as repair|home improvements|improvements for tax|repairs and improvements|improvements and repairs|repairs or improvements|improvements or repairs|repair or improvement|improvement or repair',
  // About the assistant
  greeting: 'hello|hi|hey|good morning|good afternoon|good evening|howdy|greetings|hiya|hallo',
  thanks:
    'thanks|thank you|that helps|helpful|thx|ty|cheers|much appreciated|appreciate it|appreciated|awesome|perfect|bye|goodbye|see you|good night|cool|nice|great',
  abilities:
    'what can you do|what can i ask|what can you|how can you help|can you help|help|help me|what do you know|what are you able|what questions|capabilities|how does this work|what are you for|what do you do|what should i ask|how do you work',
  identity:
    'who are you|what are you|chatgpt|gpt|claude|gemini|openai|language model|llm|artificial intelligence|robot|bot|chatbot|human|real person|are you a machine|is this a machine|is it a machine|a set of rules|just a machine|talking to a machine|your name|are you ai|are you an ai|are you real|who made you|who built you|are you a person|is this a person|talking to a person|speaking to a person|is this ai|siri|alexa|copilot',
  sure: 'are you sure|is that right|is that correct|double check|how did you calculate|how do you know|where does that come from|where do you get|certain|how did you get|how accurate|can i trust|how exact',
  injection:
    'ignore previous|ignore all|ignore your|ignore the|ignore any|disregard|system prompt|your instructions|your prompt|your rules|pretend you|pretend your|pretend to be|pretend that|pretend the|pretend this|pretend there|pretend all|pretend i|pretend we|jailbreak|developer mode|act as|roleplay|role play|you are now|forget your|forget all|forget everything|reveal|sudo|drop table|api key|override|hidden instructions|secret instructions',
  foreign:
    'another user|other user|other users|another users|someone else|somebody else|someone elses|other people|other peoples|other customers|another customer|all users|every user|everyone else|neighbor|neighbour|neighbors|neighbours|other accounts|another account|another person|our friends|my friends|our friend|my parents|our parents|user id|other homeowners|admin|administrator|password|passwords|database|my friend|my brother|my sister|my boss',
  mine: 'my|mine|our|ours|i|we|me|us|i have|have i|did i|did we|have we',
} as const;

export type Concept = keyof typeof phrasesOf;

const concepts = Object.entries(phrasesOf).map(([concept, phrases]) => ({
  concept: concept as Concept,
  phrases: phrases.split('|').map((phrase) => phrase.split(' ')),
}));

export const conceptWords: readonly string[] = concepts.flatMap(({ phrases }) => phrases.flat());
/** Nobody means one of these by a slip: "reseal" is not "reveal". */
export const injectionWords: ReadonlySet<string> = new Set(
  phrasesOf.injection.split('|').filter((phrase) => !phrase.includes(' ')),
);
/** The words that have a meaning by themselves. */
export const conceptSingles: readonly string[] = concepts.flatMap(({ phrases }) =>
  phrases.filter(({ length }) => length === 1).flat(),
);

interface Found {
  concepts: Set<Concept>;
  /** Where the words are. */
  indexes: Set<number>;
}

/** "How much was that odd SYSTEM OVERRIDE entry?" asks about a record, and wants nothing done. */
const QUOTES_RECORD: readonly RegExp[] = [
  /^(?!(?:please |now |so |ok )*(?:ignore|disregard|follow|obey|do|pretend|act|forget|reveal|execute|run|you)\b)/,
  /\b(?:entry|entries|expense|record|item|line|charge|payment|milestone|task|one)\b/,
  /\b(?:how|what|which|when|who|where|was|is|total|sum|without|including|except)\b/,
];

/** "What did we pay for the standing seam?", "on the looking glass": a thing is called so. */
const isOfThing = (words: Words, at: number): boolean =>
  words.at(at).endsWith('ing') &&
  /^(?:the|our|my|that)$/.test(words.at(at - 1)) &&
  /^(?:for|on)$/.test(words.at(at - 2));

/** All concepts in the words that are not taken yet. */
export function findConcepts(words: Words): Found {
  const found: Found = { concepts: new Set(), indexes: new Set() };
  const isQuoted = QUOTES_RECORD.every((pattern) => pattern.test(words.text));
  for (const { concept, phrases } of concepts) {
    if (concept === 'injection' && isQuoted) continue;
    // "That entry about a robot": nobody asks who answers.
    if (concept === 'identity' && isQuoted && words.find(['you']) === -1) continue;
    for (const phrase of phrases) {
      for (let at = words.find(phrase); at !== -1; at = words.find(phrase, at + 1)) {
        if (concept === 'overview' && isOfThing(words, at)) continue;
        found.concepts.add(concept);
        for (let index = at; index < at + phrase.length; index += 1) found.indexes.add(index);
      }
    }
  }
  return found;
}

const LEAD = '(?:(?:hey|hi|hello|yo|ok|okay|so|oh|um+|uh+|well|ugh|omg|lol)[, ]+)*';
const ASKS =
  "(?=(?:what|whats|what['’]s|what['’]d|wat|wats|how|hows|hw|when|whens|wen|who|whos|which|wich|where|is|are|was|were|did|do|does|has|have|can|could|tell|show|give|list|i|we|my|the)\\b)";
const MACHINE =
  '(?:siri|alexa|cortana|google|bixby|chatgpt|copilot|robot|bot|chatbot|computer|machine|assistant)';
const WHATEVER =
  "(?:[,.]? (?:or|i mean|sorry|no)\\b[, ]*(?:whatever|whoever|what|however) (?:it is )?(?:you['’]?(?:re| are)?|they|your name is|i)(?: (?:are|is|call|it))?(?: (?:called|named|you|yourself|these days))*)?";
/** "Hey Alexa, what is left?", "okay siri I mean whatever you're called what do we have left". */
const OF_MACHINE = new RegExp(`^${LEAD}${MACHINE}\\b${WHATEVER}[,.!:;]*\\s+${ASKS}`, 'i');
/** "Bro how much was the mount": without a comma, only before a question. */
const OF_PAL = new RegExp(
  `^${LEAD}(?:bro|bruh|bruv|dude|man|mate|fam|girl|sis|buddy|pal|bud|boss|chief|champ|homie|folks|guys|hun|babe|amigo)[,.!:;]*\\s+${ASKS}`,
  'i',
);

/** The message without the name that it starts with. "Siri" is no question about the assistant then. */
export function withoutCall(text: string): string {
  const question = text.replace(OF_MACHINE, '').replace(OF_PAL, '');
  return question.split(/\s+/).length < SHORTEST ? text : question;
}
const SHORTEST = 2;

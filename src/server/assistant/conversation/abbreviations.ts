/** What people shorten in notes and on bank slips, as `plain: short|short`. */
const table = `
amount: amt
amounts: amts
paid: pd|payd
payment: pmt|pymt|pymnt|paymt
payments: pmts|pymts|pymnts|paymts
balance: bal
check: ck|chk
total: ttl
expenses: exps|expns
invoice: inv
invoices: invs
receipt: rcpt|recpt
receipts: rcpts|recpts
deposit: dep|depo
materials: matls|mtls|mtrls
equipment: eqpt|eqmt|equip
utilities: utils
contractor: contr|contrctr
contractors: contrs
project: proj
projects: projs
budget: bdgt|budg
estimated: est
remaining: rem
number: qty|nr
difference: diff
history: hx|hist
please: plz|plss
phone: ph
credit card: cc
overdue: o/d
without: w/o
with: w/
before: b4
today: 2day
tomorrow: 2moro|2morrow
this month: mtd
received: recd|rec'd|rcvd
approximately: approx
additional: addl|add'l
`;

const plainBy = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [plain = '', short = ''] = line.split(': ');
      return short.split('|').map((one) => [one, plain] as const);
    }),
);

/** Letters with a slash or an apostrophe inside; not a part of an address or of a number. */
const WORD =
  /(?<![\p{L}\p{N}@./'’-])(?:[wo]\/(?:[od](?!\p{L})|(?!\p{L}))|[\p{L}\d]{2,8}(?:[/'’]\p{L})?)(?![\p{L}\p{N}@'’-])/gu;
/** "Last mo", "2 wks". */
const AFTER_NUMBER = /\b((?:last|this|next|per|a|each|past|\d+) )(mo|mos|wk|wks)\b\.?/gi;
const stretches: Record<string, string> = { mo: 'month', mos: 'months', wk: 'week', wks: 'weeks' };

/** The words that may be short for another one, and that the user's records may have as they are. */
export const shortIn = (message: string): string[] =>
  [...new Set(message.slice(0, LOOKED_AT).toLowerCase().match(WORD))].filter((word) => {
    const plain = word === 'mats' ? 'materials' : plainBy.get(word);
    return plain !== undefined && !plain.startsWith(word) && /^\p{L}+$/u.test(word);
  });
const LOOKED_AT = 600;

/** "For the 1099s: total paid to Lupe." */
const FOR_FORMS =
  /^for (?:the|my|our|his|her) (?:1099|w-?9|w-?2|1040)(?:s|['’]s)?(?: forms?)?[,:]? +/i;

/** "Amt pd to Ann last mo" in whole words. `isOwn` says what the user's records have as it is. */
export function unabbreviated(message: string, isOwn: (word: string) => boolean): string {
  return (
    message
      .replace(FOR_FORMS, '')
      .replace(/\bmost exp\b/gi, 'most expensive')
      // "Nu milestone: deck stained".
      .replace(/(?<![\p{L}'’-])nu(?= \p{L}{3})/giu, 'new')
      .replace(/(?<=\b(?:on|in|for|total|all|spent) )mats\b(?! (?:at|from|by)\b)/gi, (word) =>
        isOwn('mats') ? word : 'materials',
      )
      .replace(/\bexp (?=[><]|over\b|under\b|above\b|below\b)/gi, 'expenses ')
      // "Total pd 2 Ann".
      .replace(/(?<=\b(?:paid|pd|payd|given|went|gone|sent) )2 (?=\p{L}{3,}(?<!s)\b)/giu, 'to ')
      // "Gate permit - $$?"
      .replace(/(?<=^(?!how\b|what\b)[^?]{3,60}?) *[-–:,]? *\${1,3} *\?*$/i, ' cost')
      .replace(/ ?\${2,}(?= |$)/g, ' money')
      .replace(AFTER_NUMBER, (_, before: string, word: string) =>
        before.concat(stretches[word.toLowerCase()] ?? word),
      )
      .replace(WORD, (word) => {
        const plain = plainBy.get(word.toLowerCase());
        return plain === undefined || isOwn(word.toLowerCase()) ? word : plain;
      })
  );
}

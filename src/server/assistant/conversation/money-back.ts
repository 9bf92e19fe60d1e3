const CAME_BACK =
  /\b(?:given|gave|give|paid|sent|handed|credited|gotten|got|brought|took|taken)\b[^?]{0,30}\bback\b|\b(?:returned|refunded)\b/i;
const SEVERAL =
  /\b(?:a few|several|some|a couple|many|various|two|three|four|lots|times|things|stuff|stores|shops|all sorts|here and there|now and then|twice)\b/i;
const ASKS_SUM =
  /[.;!,:–—]+ +(?:(?:so|and|but)[ ,]+)?(?:what|how much)(?:['’]?s| is| was| were| are| did| does| do)? (?:all )?(?:of )?(?:that|those|these|it|they|them)\b([^?]{0,70})[?.! ]*$/i;
const EVERYWHERE =
  /\b(?:all|every|each)(?: of)?(?: the| our| my)?(?: \w+)? (?:projects?|jobs?)\b|\beverywhere\b|\boverall\b/i;
const NARROWED = /\bno (?:refunds?|returns?)\b|\d|\b(?:under|over|below|above|without|except)\b/i;
const LONGEST = 220;

/**
 * "Stores gave us money back a few times. What is that worth, every project?", in words that are read;
 * null for anything else.
 */
export function moneyBackIn(text: string, place: string | null): string | null {
  if (text.length > LONGEST || NARROWED.test(text)) return null;
  const asked = ASKS_SUM.exec(text);
  const told = asked ? text.slice(0, asked.index) : '';
  if (!asked || told.includes('?') || !CAME_BACK.test(told) || !SEVERAL.test(told)) return null;
  const where = EVERYWHERE.test(text)
    ? ' in all projects'
    : place === null
      ? ''
      : ` for the ${place}`;
  return `how much money did we get back${where}?`;
}

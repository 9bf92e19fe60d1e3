import { pattern } from '../pattern.ts';
import { thingForm } from '../question/name-words.ts';
import { toWords } from '../question/words.ts';

const KIN =
  '(?:mothers?|mums?|moms?|fathers?|dads?|parents|wife|husband|partner|brothers?|sisters?|sons?|daughters?|kids|children|aunt|uncle|grand(?:ma|pa|mother|father|parents|kids|children)|gran|granny|nan|in laws|family|friends?|boss)';
const OUTSIDER =
  '(?:next door|neighbou?rs?|council|county|city|town|bank|lender|landlord|landlady|tenants?|lodgers?|inspectors?|surveyor|realtor|insurance (?:man|woman|people|company|adjuster)|adjuster|hoa|association|(?:man|woman|lady|guy|people|folks|family) (?:next door|across the (?:street|road)|from the (?:bank|city|county|council|insurance)))';
const DEED =
  '(?:sign|signed|agree|agreed|approve|approved|object|objected|reply|replied|answer|answered|respond|responded|consent|consented|confirm|confirmed|promise|promised|refuse|refused|apologi[sz]ed?|called|phoned?|visit|visited|see|seen|saw|look|looked|like|liked|love|loved|hate|hated|notice|noticed|mind|moved?|been|come|came|shown|write|written|wrote|email|emailed|know|knew|hear|heard|ask|asked|threaten|threatened|decide|decided|forgive|forgiven|helped?)';

/** "Did next door ever sign the wall letter?" What people did who were not paid is in no record. */
export const OTHERS_DEED = pattern()`
  ^(?:and |so )?(?:did|has|have|had|does|do) (?:
    (?:(?:the|our|my|his|her|their|that|any of the) )?(?:\w+ )?${OUTSIDER}
    |(?:(?:my|our|his|her|their) )?${KIN}
  ) (?:\w+ ){0,2}?(${DEED})\b(?!.*\b(?:quotes?|paid|pay|costs?|much|off)\b)
`;

/** Whether a milestone is called by what they did: "Tenants moved out". */
export function isTitledDeed(text: string, titles: readonly string[]): boolean {
  const deed = thingForm(OTHERS_DEED.exec(text)?.[1] ?? '');
  return titles.some((title) => toWords(title).some((word) => thingForm(word) === deed));
}

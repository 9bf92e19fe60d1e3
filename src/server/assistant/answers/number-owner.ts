import { formatMoney } from '#shared/money.ts';
import type { Reading } from '../question/reading.ts';
import { pages } from '../writing/links.ts';
import { bold, link, plain } from '../writing/markdown.ts';
import type { Answerer } from './answerer.ts';

const NUMBER = /(?<![\d$.,-])(?:\+?\d{1,3}[ .-])?\(?\d{3}\)?[ .-]\d{3}[ .-]?\d{3,4}(?![\d-])/;
const ASKS =
  /\b(?:who|whos|whose|whom|belongs?|which contractor|what contractor|is that|is this)\b/i;
const LOOKED_AT = 300;

const numberIn = ({ question }: Reading): string | null => {
  const text = question.slice(0, LOOKED_AT);
  return ASKS.test(text) ? (NUMBER.exec(text)?.[0] ?? null) : null;
};
const digitsOf = (text: string) => text.replace(/\D/g, '');

/** "To whom belongs the number 555-0100-200?" */
export const numberOwner: Answerer = {
  understands: (reading) => numberIn(reading) !== null,
  answer({ reading, books }) {
    const number = numberIn(reading) ?? '';
    const digits = digitsOf(number);
    const owners = books.contractors.filter(({ phone }) => {
      const own = digitsOf(phone ?? '');
      return own !== '' && (own.endsWith(digits) || digits.endsWith(own));
    });
    if (owners.length === 0) {
      return `I do not know: none of your [contractors](${pages.contractors}) has the number ${plain(number)}.`;
    }
    return owners
      .map(({ name, specialty, phone, hourlyRate }) => {
        const trade = specialty ? ` (${plain(specialty)})` : '';
        const rate = hourlyRate
          ? ` They charge ${link(formatMoney(hourlyRate), pages.contractors)} an hour.`
          : '';
        return `${link(plain(phone ?? ''), pages.contractors)} is the number of ${bold(name)}${trade}.${rate}`;
      })
      .join('\n\n');
  },
};

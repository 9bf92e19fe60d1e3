import type { Mail } from '#server/integrations/mail/mailer.ts';
import { oneLine } from '#server/one-line.ts';
import { formatBytes } from '#shared/bytes.ts';
import { formatMoney } from '#shared/money.ts';
import { type DecidedContent, type DecidedFile, decidedHash, decidedText } from './decided-hash.ts';

interface Dealing {
  projectName: string;
  contractorName: string | null;
  currency: string;
}

interface Letter extends Dealing {
  to: string;
  content: DecidedContent;
  productName: string;
  link: string;
}

/** Every line of someone's own words is marked as a quote, so that it cannot pass for ours. */
const quoted = (words: string) =>
  words
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .map((line) => `> ${oneLine(line)}`)
    .join('\n');

const sides = { homeowner: 'the homeowner', contractor: 'the contractor' };

const daysText = (days: number) =>
  `${days < 0 ? '\u2212' : ''}${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`;

const fileText = ({ title, size, sha256 }: DecidedFile) =>
  `> ${oneLine(title)}, ${formatBytes(size)}, SHA-256 ${sha256}`;

/** A copy of exactly what was decided, for either side. */
export function decisionMail({ to, content, productName, link, ...dealing }: Letter): Mail {
  const { decision, decidedAt, agreement, reason, comment, askedBy, files } = content;
  const [name, title, projectName, agreementTitle, recorder] = [
    content.name,
    content.title,
    dealing.projectName,
    agreement.title,
    content.recordedName ?? '',
  ].map(oneLine);
  const decided = `${recorder && `${recorder} recorded that `}${name} ${decision} the change`;
  const money = (amount: string) => formatMoney(amount, dealing.currency);
  const contractor = dealing.contractorName && `Contractor: ${oneLine(dealing.contractorName)}`;
  return {
    to,
    subject: `${decided} ${title}`,
    text: [
      `${decided} “${title}” in the project “${projectName}”. This is your copy from ${productName}.`,
      [
        `Agreement: ${agreementTitle}, ${money(agreement.amount)}`,
        contractor,
        `Change: ${title}`,
        `Cost: ${money(content.amountDelta)}`,
        `Time: ${daysText(content.daysDelta)}`,
        `Asked by: ${sides[askedBy]}`,
        `Decision: ${decision} by ${name} on ${decidedAt}`,
        recorder && `Recorded by: ${recorder}`,
      ]
        .filter(Boolean)
        .join('\n'),
      reason && `Reason:\n${quoted(reason)}`,
      comment && `Comment:\n${quoted(comment)}`,
      files.length > 0 && `Files:\n${files.map(fileText).join('\n')}`,
      'This decision cannot be edited. Another change can take it back.',
      `SHA-256 of the decision: ${decidedHash(content)}\nIt is computed over this line:\n${decidedText(content)}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    link,
  };
}

import type { Mail } from '#server/integrations/mail/mailer.ts';
import { oneLine } from '#server/one-line.ts';
import { formatCount } from '#shared/counts.ts';
import { localeFormat } from '#shared/locale-format.ts';
import type { NextItem } from '#shared/next.ts';
import { type NextWords, nextWords } from '#shared/next-sentence.ts';
import { writeIn } from '#shared/writing.ts';

export interface ProjectNext {
  name: string;
  currency: string;
  items: readonly NextItem[];
}

interface Summary {
  to: string;
  locale: string;
  productName: string;
  /** The person's own day. */
  today: Date;
  projects: readonly ProjectNext[];
  link: string;
  unsubscribe: NonNullable<Mail['unsubscribe']>;
}

export function weeklyMail(summary: Summary): Mail {
  return writeIn(localeFormat(summary.locale), () => write(summary));
}

function write(summary: Summary): Mail {
  const { to, productName, today, projects, link, unsubscribe } = summary;
  const [first] = projects;
  const subject =
    projects.length === 1 && first
      ? `This week in ${oneLine(first.name)}`
      : 'This week in your projects';
  return {
    to,
    subject,
    text: [
      ...projects.map((project) => projectText(project, today)),
      `Open ${productName}:\n${link}`,
      `You get this mail once a week, because you asked for it. To stop it:\n${unsubscribe.page}`,
    ].join('\n\n'),
    link,
    unsubscribe,
  };
}

function projectText({ name, currency, items }: ProjectNext, today: Date): string {
  const lines = items.flatMap((item) => itemLines(nextWords(item, { today, currency })));
  return [oneLine(name), ...lines].join('\n');
}

function itemLines({ sentence, records = [], more = 0 }: NextWords): string[] {
  return [
    `- ${sentence}`,
    ...records.map(({ name, detail }) => `    ${oneLine(name)}: ${detail}`),
    ...(more > 0 ? [`    and ${formatCount(more)} more`] : []),
  ];
}

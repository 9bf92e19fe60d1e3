import type { Mail } from '#server/integrations/mail/mailer.ts';
import { oneLine } from '#server/one-line.ts';

interface Declined {
  to: string;
  contractorName: string;
  quoteTitle: string;
  projectName: string;
  homeownerName: string;
  productName: string;
  link: string;
}

/** It says neither who was chosen nor for how much. */
export function declinedMail(declined: Declined): Mail {
  const { to, productName, link } = declined;
  const contractorName = oneLine(declined.contractorName);
  const quoteTitle = oneLine(declined.quoteTitle);
  const projectName = oneLine(declined.projectName);
  const homeownerName = oneLine(declined.homeownerName);
  return {
    to,
    subject: `Your quote “${quoteTitle}” for ${projectName}`,
    text: [
      `Hello ${contractorName},`,
      `Thank you for your quote “${quoteTitle}” for the project “${projectName}”, and for the time that you took. I have decided on another offer this time.`,
      'I hope that we can work together another time.',
      homeownerName,
      `Sent for ${homeownerName} by ${productName}. Please do not answer this message: nobody reads it.`,
    ].join('\n\n'),
    link,
  };
}

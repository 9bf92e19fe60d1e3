import type { Mail } from '#server/integrations/mail/mailer.ts';
import { oneLine } from '#server/one-line.ts';
import type { MemberRole } from '#shared/access.ts';
import { INVITATION_DAYS } from '#shared/invitation.ts';

const offers: Record<MemberRole, string> = {
  editor: 'You can see and change its expenses, receipts, contractors and milestones.',
  viewer: 'You can see its expenses, receipts, contractors and milestones.',
};

interface Offer {
  to: string;
  role: MemberRole;
  projectName: string;
  inviterName: string;
  inviterEmail: string;
  productName: string;
  link: string;
}

export function invitationMail(offer: Offer): Mail {
  const { to, role, inviterEmail, productName, link } = offer;
  const inviterName = oneLine(offer.inviterName);
  const projectName = oneLine(offer.projectName);
  const inviter = inviterName === inviterEmail ? inviterName : `${inviterName} (${inviterEmail})`;
  return {
    to,
    subject: `${inviterName} invites you to ${projectName}`,
    text: [
      `${inviter} invites you to the project “${projectName}” on ${productName}. ${offers[role]}`,
      `Open this link within ${INVITATION_DAYS} days to accept. It works once:`,
      link,
      'If you do not know who this is, you can ignore this message.',
    ].join('\n\n'),
    link,
  };
}

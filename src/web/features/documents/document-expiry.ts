import { formatCount } from '#shared/counts.ts';
import { daysBetween, formatDate, toLocalDate } from '#shared/dates.ts';
import { EXPIRY_DAYS } from '#shared/next.ts';

interface DocumentExpiry {
  kind: 'expired' | 'soon' | 'later';
  /** In words, such as "Expires in 3 days". */
  text: string;
}

/** Whether a document still counts today. Null without a day. */
export function documentExpiry(expiresOn: string | null, now: Date): DocumentExpiry | null {
  if (expiresOn === null) return null;
  const days = daysBetween(now, toLocalDate(expiresOn));
  if (days < 0) return { kind: 'expired', text: `Expired on ${formatDate(expiresOn)}` };
  if (days > EXPIRY_DAYS) return { kind: 'later', text: `Valid until ${formatDate(expiresOn)}` };
  if (days === 0) return { kind: 'soon', text: 'Expires today' };
  return { kind: 'soon', text: `Expires in ${days === 1 ? '1 day' : `${formatCount(days)} days`}` };
}

import { pattern } from '../pattern.ts';

/** A longer message is a story, and its weekday may be told. */
const LONGEST = 200;

const OF_WEEK = pattern('i')`
  \b(?:what|which) (?:
    days? of (?:the )?week|week ?days?|day of the calendar|day name
  )\b
`;
/** "When does it expire, and what day of the week is that?" is answered by the day. */
const BESIDE =
  /(?<=^(?:when|what|which|how)\b.{8,200}),? and (?:on )?(?:what|which) (?:day of the week|week ?day) (?:(?:is|was|does|will|did) (?:it|that|this)(?: (?:be|fall|falls|land|lands))?|(?:it|that) (?:is|was))(?: on)?(?=[?.! ]*$)/i;
/** "Day of the week for the open house". */
const BARE_DAY =
  /^(?:the )?(?:day of (?:the )?week|week ?day) (?:for|of|on) (?=(?:the|our|my|that)\b|\p{Lu})/iu;
const WHICH_KIND =
  '(?:week ?ends?|week ?days?|workdays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)';
/** "Is the open house on a weekend?", "does that fall on a Friday?" */
const ON_KIND = pattern('i')`
  ^((?:(?:and|so|ok|okay|but|hey|wait)[ ,]+)*)(?:
    is|are|was|were|does|do|did|will|would
  ) ([^?.,;]{2,80}?) (?:
    (?:be |falls? |fell |lands? |landed |happen |come )?(?:on |over |during |in )?(?:
      an? |the )(?:(?:week ?end|week ?day) or (?:an? |the )?)?(${WHICH_KIND})
  )(?: or (?:an? |on an? |the |during the )?(?:week ?end|week ?day))?(?=[?.! ]*$)
`;

/** What a message wants to know about the weekday of a record, and the question for its day. */
export interface WeekdayAsked {
  /** The same question for the day. */
  message: string;
  /** "weekend", "friday": what it may be; null if it asks which day it is. */
  supposed: string | null;
}

/** "What day of the week is the inspection?" asks for its day; the answer names the weekday too. */
export function weekdayAsked(message: string): WeekdayAsked | null {
  if (message.length > LONGEST) return null;
  if (OF_WEEK.test(message)) {
    const bare = message.replace(BESIDE, '');
    return { message: bare.replace(OF_WEEK, 'what day'), supposed: null };
  }
  if (BARE_DAY.test(message)) {
    return { message: message.replace(BARE_DAY, 'what day is '), supposed: null };
  }
  const [whole, lead = '', what = '', kind = ''] = ON_KIND.exec(message) ?? [];
  if (whole === undefined) return null;
  const be = /\b(?:was|were|did)\b/i.test(whole) ? 'was' : 'is';
  const asked = message.replace(whole, `${lead}when ${be} ${what}`);
  return { message: asked, supposed: kind.toLowerCase().replace(' ', '').replace(/s$/, '') };
}

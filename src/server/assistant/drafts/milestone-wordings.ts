import { pattern } from '../pattern.ts';

export const REMINDER = pattern('i')`
  ^(?:
    new (?:milestone|task|step|reminder|deadline)|remind|schedule|plan|pencil|put|keep|note|add|set
    |book|mark
  )\b
  |\b(?:
    comes?|coming|arrives?|arriving|starts?|starting|scheduled|visits?|visiting|shows? up|is on
    |are on|keep that|note that|on the (?:calendar|schedule|timeline)|happens|delivers?|delivered
    |inspects?|booked|make a note|note (?:it|this)|please note|in (?:the|my|our) (?:diary|calendar)
    |gets? (?:delivered|installed|picked up)
  )\b
`;

export const REMEMBER =
  /\b(?:remember|remind|reminder|(?:don't|do not|must not) (?:let (?:me|us) )?forget)\b/i;

export const NEW_MILESTONE = pattern('i')`
  ^(?:milestone|task|to-?do|reminder|deadline)(?: (?:please|pls))?(?: *[:–-]|,)
  |^(?:\S+ ){0,4}(?:a|an|new|another) (?:\S+ )?(?:milestone|task|step|reminder|deadline)\b
  |^(?:put|add|get|stick|place)\b.*\b(?:on|in|to|onto) (?:the|my|our) (?:\S+ )?(?:
    timeline|calendar|schedule|agenda|diary|list
  )\b
  |^(?:timeline|calendar|schedule|agenda) *[:,–-]
  |^(?:put|note|mark|write|set|jot|pencil|take)\b.{0,60}\bas (?:the|our) (?:day|date)\b
  |\b(?:timeline|calendar|schedule) (?:still )?(?:
    lacks|misses|is missing|needs|wants|has no|does not have|doesn't have|should have
  )\b
  |\b(?:go|goes|belongs?|be) (?:on|onto|in|into) (?:the|our|my) (?:\S+ )?(?:timeline|calendar|schedule)\b
  |\b(?:its|their) own (?:milestone|task|step|deadline)\b
  |\bnew one (?:for|on|to) (?:the|my|our) (?:timeline|calendar|schedule)\b
  |\b(?:as|into) (?:a|an|another|our|my|the next) (?:\S+ )?milestone\b
  |\b(?:make|call|turn|have|want) (?:\S+ ){1,10}(?:a|another|our|one more) (?:\S+ )?milestone\b
`;

/** "New deadline for the railings: October 2" is one for what exists. */
export const NEW_DATE =
  /^(?:(?:set|put|add) )?(?:an? )?(?:new|other|another|later|earlier) (?:\w+ )?(?:date|deadline|target|day) (?:for|of|on)\b/i;

export const ON_TIMELINE =
  /\b(?:on|in|to|onto) (?:the|my|our) (?:timeline|calendar|schedule|agenda|diary)\b/i;

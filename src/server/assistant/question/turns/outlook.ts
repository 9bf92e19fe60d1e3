import { pattern } from '../../pattern.ts';
import type { Turn } from './turn.ts';

/** How people ask where the money of a plan is heading. */
export const turnsOfOutlook: readonly Turn[] = [
  {
    // "Which contractor document runs out this month?"
    pattern:
      /\b(?:documents?|papers?|insurances?|warrant(?:y|ies)|licen[cs]es?|certificates?|polic(?:y|ies))\b.*\b(?:runs?|ran|running) out\b/,
    drops: ['forecast', 'perContractor'],
  },
  {
    // "Without the painter, what is left of the cost?"
    pattern:
      /\b(?:left|left over|remains|remaining|over) (?:of|from) (?:the |that |its |our |my )?(?:\w+ )?(?:costs?|total|bill|spending|sum|figure|outlay|tab|price)\b/,
    adds: ['spend'],
    drops: ['left', 'open'],
    unless: /\b(?:budget|pay|paid|owe|owed|agreed|contract|agreement|quote)\b/,
  },
  {
    // "What do you expect the house to cost?"
    pattern: pattern()`
        \b(?:what|how much) (?:do|did|would) (?:you|we|i) (?:
          expect|think|reckon|figure|guess|predict
        ) (?:the |our |my |it |this |that )?(?:\w+ ){0,3}?(?:to|will|would|is going to) (?:end up )?(?:
          cost|come to|run to|run us|total
        )\b
      `,
    adds: ['expected'],
    drops: ['spend', 'howMuch', 'advice', 'forecast'],
    unless: /\b(?:did (?:you|we|i)|usually|normally|typically)\b|\bto cost (?:for|per|to)\b/,
  },
  {
    // "What will be left once everything is finished?"
    pattern: pattern()`
        \b(?:
          left|left over|remain|remains|remaining|over
        )\b(?: \w+){0,5} (?:when|once|after|by the time) (?:
          everything|it|all|all of it|we|(?:the|our|my|this) (?:\w+ ){1,2}?
        )(?: is| are| has been| will be| am)?(?: all)? (?:finished|done|complete|completed|through)$
      `,
    adds: ['expected'],
    drops: ['left', 'done', 'open', 'when', 'milestone', 'howMuch', 'finish', 'overdue', 'next'],
  },
  {
    // "What should the budget have been to come out even?"
    pattern: pattern()`
        \bbudget\b.*\b(?:should|ought to|must|would have had to|needed to|had to) (?:have been|be)\b
        |\b(?:
          what|how (?:much|big|large|high)
        ) (?:should|would|ought) .*\bbudget(?: to)? (?:have been|have had to be)\b
      `,
    adds: ['budget'],
    drops: ['advice', 'finish', 'forecast', 'left', 'start', 'next', 'spend', 'milestone'],
    unless: /\b(?:percent|cushion|buffer|reserve|contingency)\b/,
  },
  {
    // "How far are we from the limit?" No account has one here.
    pattern:
      /\bhow (?:far|close|near)\b.*\b(?:limit|ceiling|maximum)\b|\bhow (?:far|close|near) .*\b(?:from|off|to) (?:spending (?:it all|everything|all of it)|the end of (?:the|our) money)\b/,
    adds: ['budget', 'left'],
    drops: ['limit', 'percent', 'overview'],
    unless: /\b(?:expenses|contractors|projects|free|account|entries)\b/,
  },
  {
    // "How much of the budget would we have then?"
    pattern: pattern()`
        \bhow much (?:
          of (?:the|its|our|my|that) (?:\w+ )?(?:budget|money) )?would (?:
          we|i|it|there|that|(?:the|our|my) \w+(?: \w+)?
        ) (?:still )?(?:have|be)(?: (?:then|left|after that|afterwards))?$
        |\bstill (?:have|keep) (?:\w+ )?\$?\d
      `,
    adds: ['left'],
    unless: /\b(?:paid|spent|receipts?|milestones?|days|weeks)\b.*\bstill\b/,
  },
  {
    // "How much is still to be billed by the electrician?"
    pattern:
      /\b(?:still|yet|left) (?:(?:has|have|had|got) )?to (?:be )?bill(?:ed)?\b|\bnot (?:yet )?(?:been )?billed\b|\bunbilled\b/,
    adds: ['agreement', 'left'],
    drops: ['spend', 'bill', 'due', 'howMuch', 'charge', 'owe', 'expense'],
  },
  {
    // "What is still open with the plumber?"
    pattern: /\b(?:still|yet) (?:open|unsettled|to settle) with\b/,
    adds: ['owe'],
    drops: ['open', 'list'],
    unless: /\b(?:milestones?|steps?|tasks?|changes?|quotes?|quotations?|fix\w*|punch|snags?)\b/,
  },
  {
    // "The biggest overrun of all projects".
    pattern: /\b(?:biggest|largest|worst|highest) (?:overrun|overspend|overage)\b/,
    adds: ['overBudget', 'perProject', 'project'],
    drops: ['most', 'spend', 'compare', 'list', 'expense'],
    unless: /\b(?:lines?|rooms?|categor\w+)\b/,
  },
  {
    // "Where does the attic land in the end?", "what is the attic heading for?"
    pattern:
      /\b(?:where|what|how much) (?:does|do|will|would|is|are) (?:\w+ ){1,5}?(?:land(?: at| in the end)?|heading(?: for| to)?|headed(?: for| to)?|shake out(?: at)?|wind up(?: at)?)$/,
    adds: ['expected'],
    drops: ['spend', 'howMuch', 'finish', 'milestone', 'overview', 'when'],
  },
  {
    // "What will it have cost by the time it is done?", "the total when it is all over".
    pattern: pattern()`
        \b(?:total|costs?|run|come to|spend|spent|bill)\b.*\b(?:when|once|after|by the time) (?:
          it|everything|all|all of it|we|(?:the|our|my) \w+
        )(?: is| are| will be| has been)?(?: all)? (?:
          over|done|finished|complete|completed|through|said and done
        )$
      `,
    adds: ['expected'],
    drops: [
      'spend',
      'done',
      'howMuch',
      'milestone',
      'when',
      'finish',
      'past',
      'next',
      'overBudget',
    ],
    unless: /\b(?:did|left|remain\w*|so far)\b/,
  },
  {
    // "What is the all in cost of the attic going to be?"
    pattern: /\b(?:cost|price|bill|total)\b.*\b(?:going to|gonna|likely to|bound to) be$/,
    adds: ['expected'],
    drops: ['spend', 'howMuch'],
  },
];

import { pattern } from '../../pattern.ts';
import type { Turn } from './turn.ts';

/** How people ask for advice, and what only sounds like it. */
export const turnsOfAdvice: readonly Turn[] = [
  {
    // "How do you know if you need a permit?" asks nobody how sure they are.
    pattern:
      /\bhow (?:do|does|would|can|could) (?:you|i|we|one|people|anyone) (?:even |really |ever |actually )?(?:know|tell) (?:if|whether|when|which|you|a|an|who|where)\b/,
    adds: ['advice'],
    drops: ['sure', 'when', 'who'],
  },
  {
    pattern: /\b(?:fixed|flat|lump) (?:price|sum|fee)\b|\btime and materials?\b|\bcost plus\b/,
    adds: ['advice'],
  },
  {
    pattern: /\bhow (?:big|large|much|high) (?:of )?an? (?:buffer|cushion|reserve|contingency)\b/,
    adds: ['advice'],
    unless: /\b(?:do|did|have) (?:we|i)\b/,
  },
  {
    // Anybody, and not the assistant.
    pattern:
      /\b(?:should|must|ought|can|could|might|may|does|do|would|will|has|if|when|before|what|how) a (?:person|human)\b/,
    drops: ['identity'],
  },
  {
    pattern:
      /\b(?:would|does|do|will|might|could) (?:a|an|another|some|new) (?:[a-z]+ ){1,4}?(?:cost|run|come|set)\b/,
    adds: ['advice'],
    unless: /\d/,
  },
  { pattern: /\b(?:would|will|might) it cost to\b/, adds: ['advice'], unless: /\d/ },
  {
    // "Do kitchen remodels need permits?"
    pattern: pattern()`
        ^(?:so |and )?do (?!
          (?:the|our|my|we|i|they|you|these|those|his|her|their|both|all|any)\b
        )(?:[a-z]+ ){0,3}?[a-z]+s (?:
          usually |always |normally |really |generally |even )*(?:need|require|have to|want|call for)\b
      `,
    adds: ['advice'],
  },
  {
    // "Does one begin with the ceiling?"
    pattern:
      /\b(?:does|do|should|must|can|would|may) one (?!of\b|for\b|in\b|on\b)|\bwhen one (?!of\b|is\b|was\b)[a-z]+s\b/,
    adds: ['advice'],
    drops: ['when'],
    unless:
      /^(?:so |and )?(?:which|what|how many|whose)\b.*\b(?:does|do|would) one (?:cost|come|owe|have)\b/,
  },
  { pattern: /\bstill (?:need|have) to\b|\bby the budget\b/, drops: ['advice'] },
  {
    // "What must stand in a contract with a builder?"
    pattern: pattern()`
        \b(?:
          must|should|has to|needs to|need to|have to|ought to|supposed to|belongs?|goes
        )\b.*\b(?:in|into) (?:a|any|every) (?:\w+ )?(?:contract|agreement)\b
        |\b(?:contract|agreement)s? (?:
          must|should|has to|needs to|ought to|is supposed to
        ) (?:contain|include|have|say|cover|state)\b
      `,
    adds: ['advice'],
    drops: ['agreement', 'contractor'],
  },
  {
    // "How much do we have in reserve?"
    pattern: /\bhow much (?:money |cash )?do (?:we|i) (?!need|usually|normally|tip\b)/,
    drops: ['advice'],
    unless: /\b(?:should|ought|usually|normally|typically|a (?:contractor|builder|plumber))\b/,
  },
  {
    // "PEX or copper pipe for an old house?" is about no house of the records.
    pattern: pattern()`
        ^(?:(?:so|and|ok) )?(?!
          (?:
            the|our|my|did|was|were|is|are|am|who|what|when|which|how|where|has|have|had|do|does|can
            |could|would|will|cash|check
          )\b
        )\w+(?: \w+)? or (?!
          (?:the|our|my|did|was|were|is|are|cash|check|card)\b
        )\w+(?: \w+){0,2} (?:for|on|in|behind|under|over|around) (?:an?|old|damp|wet) \w+(?: \w+)?$
      `,
    adds: ['advice'],
  },
];

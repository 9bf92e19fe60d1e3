import type { Turn } from './turn.ts';

export const KIND_OF_PERSON =
  /\b(?:what|which) (?:kind|sort|type) of (?:a )?(?:contractor|tradesman|tradesperson|tradie|builder|worker|craftsman|specialist|professional|company|firm|outfit|business|trade|work|job) (?:is|was|does|do|are|did)\b|\bwhat (?:is|are|was) (?:(?!the\b|our\b|my\b|a\b|an\b|your\b)\w+ ){1,2}(?:job|trade|specialty|profession|occupation|line of work|line of business|craft)\b|\b(?:what|which) (?:trade|specialty|profession|craft|line of work|line of business) (?:is|does|do|are|has|did)\b/;

/** How people ask about a contractor and not about the money. */
export const turnsOfPeople: readonly Turn[] = [
  {
    // "What is Rosa's job, what kind of contractor is she?"
    pattern: KIND_OF_PERSON,
    adds: ['contractor'],
    drops: ['category', 'project', 'past', 'lines'],
    unless: /\b(?:paid|pay|cost|costs|spent|spend)\b/,
  },
];

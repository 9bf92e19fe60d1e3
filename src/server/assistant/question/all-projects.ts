import type { Words } from './words.ts';

const allProjects = [
  'all projects',
  'all my projects',
  'all the projects',
  'all of my projects',
  'all of the projects',
  'all our projects',
  'every project',
  'each project',
  'across projects',
  'across everything',
  'across all',
  'all of them',
  'all four',
  'all three',
  'on everything',
  'on anything',
  'any of my projects',
  'any project',
  'for everything',
  'everything together',
  'everything combined',
  'overall',
  'altogether',
  'in all',
  'combined',
  'projects',
  'whole house',
  'anywhere',
  'all budgets',
  'all our budgets',
  'all my budgets',
  'all the budgets',
  'all of our budgets',
  'budgets together',
  'every one of them',
  'all of it',
  'across the board',
].map((phrase) => phrase.split(' '));

/** Takes the words that say that a question is about all projects. */
export function takeAllProjects(words: Words): boolean {
  const found = allProjects.filter((phrase) => words.find(phrase) !== -1);
  for (const phrase of found) words.take(Math.max(0, words.find(phrase)), phrase.length);
  return found.length > 0;
}

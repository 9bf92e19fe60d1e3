import { describe, expect, it } from 'vitest';
import { labelsAsQuestions } from './labels.ts';

const isPlace = (word: string) => ['porch', 'attic'].includes(word);

describe('a thing and what is asked of it', () => {
  it.each([
    ['Final inspection: target?', 'when is the final inspection due?'],
    [
      'Grading permit cost? Paving completion date?',
      'how much was the grading permit? when was the paving finished?',
    ],
    ['Skylights: paid how', 'how did we pay for the skylights?'],
    [
      'Rosa agreement: amount, unpaid balance.',
      'how much was the rosa agreement and how much do we still owe on the rosa agreement?',
    ],
    ['Contingency: what percentage is usual?', 'what percentage is usual for contingency?'],
    ['Porch: balance', 'Porch: balance'],
    ['What is due: the roof?', 'What is due: the roof?'],
    ['Ladder: 45, cash', 'Ladder: 45, cash'],
  ])('%s', (message, question) => {
    expect(labelsAsQuestions(message, isPlace)).toBe(question);
  });
});

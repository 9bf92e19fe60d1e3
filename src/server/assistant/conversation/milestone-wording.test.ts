import { describe, expect, it } from 'vitest';
import { inMilestoneWords } from './milestone-wording.ts';

describe('a question about milestones in the words of the timeline', () => {
  it.each([
    [
      "Was the gate hung before or after the day we'd planned for it?",
      'Was the gate hung early or late?',
    ],
    ['Which steps were finished ahead of target?', 'Which steps were finished early?'],
    ['list the porch steps completed after their due date', 'list the porch steps completed late'],
    ['Did the stairs make their date?', 'Did the stairs finish on time?'],
    [
      'Among the finished ones, which slipped furthest past its date?',
      'Among the finished ones, which was the most late?',
    ],
    [
      'What should get finished in October on the porch?',
      'which milestones are due in October on the porch?',
    ],
    ['what have we down for October', 'which milestones are due for October'],
    ["things on the porch we haven't ticked off yet", 'which milestones on the porch still open'],
    ['first thing we ever finished in the attic?', 'first milestone finished in the attic?'],
    [
      'We told Ann her room would be ready on May 1. Did we keep our word?',
      'was on time: Ann the room would be ready',
    ],
    [
      'My sister claims the fountain was supposed to run by July. What date did we really put down?',
      'due when: the fountain was supposed to run',
    ],
    ['What is planned for the folding counter?', 'What is planned for the folding counter?'],
    ['How much did we pay before the deadline?', 'How much did we pay before the deadline?'],
  ])('%s', (message, read) => {
    expect(inMilestoneWords(message)).toBe(read);
  });
});

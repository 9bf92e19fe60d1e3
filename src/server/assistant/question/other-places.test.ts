import { describe, expect, it } from 'vitest';
import { otherPlaces, withOwnPlaces } from './other-places.ts';

const read = (question: string, ...projects: string[]): string => {
  const names = projects.map((name) => name.toLowerCase().split(' '));
  return withOwnPlaces(question.split(' '), {
    others: otherPlaces(names),
    places: new Set(names.flat()),
  }).join(' ');
};

describe('a place said another way', () => {
  it.each([
    ['what did may cost downstairs', ['Ground Floor'], 'what did may cost on the ground floor'],
    ['is the downstairs over budget', ['Main Level'], 'is the main level over budget'],
    ['spent downstairs so far', ['Basement Den'], 'spent basement so far'],
    ['labor upstairs', ['Ground Floor', 'First Floor'], 'labor on the first floor'],
    ['labor upstairs', ['First Floor', 'Second Floor'], 'labor on the second floor'],
    ['labor downstairs', ['First Floor', 'Second Floor'], 'labor on the first floor'],
    ['the ground floor budget', ['First Floor', 'Second Floor'], 'the first floor budget'],
    ['what is left upstairs', ['Attic Studio'], 'what is left attic'],
    ['what is left for the porch', ['Sunporch', 'Kitchen'], 'what is left for the sunporch'],
    ['spent on the yard', ['Courtyard'], 'spent on the courtyard'],
    ['labor on the house', ['Adobe House', 'Shed'], 'labor on the adobe house'],
    ['left on the new room', ['Sun Room', 'Dock'], 'left on the new sun room'],
    ['room budget', ['Sun Room', 'Dock'], 'sun room budget'],
    ['left on the heat pump', ['HVAC Replacement', 'Porch'], 'left on the hvac'],
    ['spent on the powder room', ['Half Bath', 'Attic'], 'spent on the half bath'],
    ['spent on the second floor', ['Second Story Dormer'], 'spent on the second story dormer'],
  ])('%s', (question, projects, expected) => {
    expect(read(question, ...projects)).toBe(expected);
  });

  it.each([
    ['how much was the downstairs toilet', ['Ground Floor']],
    ['the bathroom upstairs', ['Attic', 'Bathroom']],
    ['what did the porch light cost', ['Sunporch']],
    ['spent upstairs', ['Second Floor', 'Upper Floor']],
    ['spent upstairs', ['Upstairs Bathroom', 'Attic']],
    ['spent on the porch', ['Sunporch', 'Back Porch']],
    ['from the stone yard', ['Courtyard']],
    ['labor on the house', ['Kitchen', 'Shed']],
    ['labor on the whole house', ['Adobe House', 'Shed']],
    ['labor on the house', ['House Rewire', 'Shed']],
    ['spent upstairs', ['Kitchen']],
    ['is there room for more', ['Sun Room']],
    ['spent on the laundry room', ['Sun Room']],
    ['spent on the heat pump', ['HVAC Replacement', 'Heat Pump']],
  ])('leaves “%s”', (question, projects) => {
    expect(read(question, ...projects)).toBe(question);
  });
});

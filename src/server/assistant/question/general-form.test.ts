import { expect, it } from 'vitest';
import { isOfGeneralForm } from './general-form.ts';

it.each([
  'What would you lay in a hall with two dogs?',
  'how thick do people pour a shed floor',
  'He wants a third of it before he orders the stone. Is that reasonable?',
  'The plumber put the vent through the soffit, is that allowed?',
  'is a bucket under the trap enough while we wait',
  'Can pine boards take another sanding?',
  'would a metal roof raise my insurance',
  'Can the lumber yard sue me when he goes broke?',
  'do tankless heaters work in hard water, and do they need descaling?',
  'how close together do joists need to be under stone',
  'what goes under slate tiles in a shower',
  'Which heater for a 12 by 20 garage?',
  'how steep can a ramp be',
  'Do I tell the bank before I add a room?',
  'am i stuck with the quote once i signed',
  'Cork in a kitchen: worth the money, any good?',
  'ok to burn the old lath?',
  'The grout went cloudy. Is he to blame, or who is responsible',
  'slate or rubber on a porch that faces north',
  'Cabinets first then floor? My wife says floor.',
])('takes “%s” for a question about any house', (question) => {
  expect(isOfGeneralForm(question)).toBe(true);
});

it.each([
  'Which cost more, the tub or the vanity?',
  'labor vs materials on the porch',
  'would you add 45 dollars for screws',
  'can you show me what the roofer got',
  'when do the railings go up',
  'How much did we pay for the deck?',
  'the stove: check or card?',
  'what is left on the porch budget',
  'Is the tile over budget?',
  'when is the final inspection',
  'who do we use for plumbing',
  'Does Mr. Maas have a phone number?',
  'What still has to be done in the attic?',
  'Was the old panel legal?',
])('takes “%s” for a question about the records', (question) => {
  expect(isOfGeneralForm(question)).toBe(false);
});

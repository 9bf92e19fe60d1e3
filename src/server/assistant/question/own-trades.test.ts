import { expect, it } from 'vitest';
import { OwnTrades } from './own-trades.ts';
import { toWords, Words } from './words.ts';

const trades = new OwnTrades();
for (const specialty of [
  ...['Tile setter', 'Plasterer', 'Occupational therapist', 'Siding', 'Chimney sweep'],
  ...['Painter, indoor work', 'Carpenter, framing and porches', 'Cabinet maker, built-ins'],
  ...['Insulation contractor', 'Interior designer', 'Landscape designer', 'Electrician'],
  ...['Heating, drains', 'Patio covers and pergolas'],
]) {
  trades.add(specialty);
}
const personIn = (question: string) => trades.takePerson(new Words(toWords(question)));
const doerIn = (question: string) => trades.takeDoer(new Words(toWords(question)));

it.each([
  ['the tile lady’s number', 'Tile setter'],
  ['what did our tiler cost', 'Tile setter'],
  ['paid the plaster guy', 'Plasterer'],
  ['the OT’s rate', 'Occupational therapist'],
  ['when does the therapist come', 'Occupational therapist'],
  ['phone for the siding people', 'Siding'],
  ['our insulator', 'Insulation contractor'],
  ['the interior designer', 'Interior designer'],
  // Nobody can say which one.
  ['our designer', 'designer'],
])('finds who does a trade: %s', (question, specialty) => {
  expect(personIn(question)).toBe(specialty);
});

it.each([
  'how much was the tile',
  'the siding permit',
  'ot home visit',
  'what did the water heater cost',
  'the total for the patio cover',
  // A trade of the list has its own words.
  'the electrician',
])('leaves a thing a thing: %s', (question) => {
  expect(personIn(question)).toBeNull();
});

it.each([
  ['who did the tile in the shower', 'Tile setter'],
  ['who plastered the hall', 'Plasterer'],
  ['who is putting up the siding', 'Siding'],
  ['whoever does the chimney', 'Chimney sweep'],
  ['whom have we paid for plastering', 'Plasterer'],
  ['who painted the porch', 'Painter, indoor work'],
  ['who built the porch', 'Carpenter, framing and porches'],
  ['who made the cabinet', 'Cabinet maker, built-ins'],
  ['who tore the cabinet out', null],
  ['who paid for the siding', null],
  ['who do I call when a tile comes loose', 'Tile setter'],
  ['who can we ring about the chimney', 'Chimney sweep'],
  ['who bought the siding nails', null],
])('knows whose work it was: %s', (question, specialty) => {
  expect(doerIn(question)).toBe(specialty);
});

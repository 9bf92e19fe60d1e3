import { expect, it } from 'vitest';
import { spelledOut } from './telegram.ts';

const isPlace = (word: string) => ['deck', 'nursery', 'hall'].includes(word);

it.each([
  ['deck over?', 'is the deck over budget'],
  ['did nursery come in under', 'is the nursery over budget'],
  ['deck after a 1900 railing', 'if I spend $1900 on a railing, what is left for the deck'],
  ['planned for countertop', 'how much is planned for the countertop'],
  ['drywall total, both deliveries', 'total both drywall deliveries'],
  ['membrane, both payments', 'membrane total'],
  [
    'boiler deposit and the balance after',
    'how much was the boiler deposit and how much was the boiler balance',
  ],
  [
    'Ann on the deck vs everything Ann',
    'how much to ann on the deck and how much to ann in all projects',
  ],
])('spells out %s', (message, question) => {
  expect(spelledOut(message, isPlace)).toBe(question);
});

it.each([
  'is the inspection over',
  'left over on the deck?',
  'is the deck project over',
  'deck after 2024',
  'deck with 3 contractors',
  'overview of all projects',
  'what is planned for the deck',
])('leaves %s as it is', (message) => {
  expect(spelledOut(message, isPlace)).toBe(message);
});

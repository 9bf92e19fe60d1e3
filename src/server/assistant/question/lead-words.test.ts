import { expect, it } from 'vitest';
import type { Project } from '#shared/project.ts';
import { indexNames } from './own-names.ts';
import { namesIn, toWords, Words } from './words.ts';

const pace = async () => {};
const names = await indexNames(
  [
    'Flooring Throughout',
    'Primary Bathroom',
    'Fence Replacement',
    'Exterior Paint and Wood Rot',
    'Dock and Shoreline Steps',
    'Metal Roof',
  ].map((name) => ({ name }) as Project),
  [],
  pace,
);

it.each([
  ['budget for the floors', ['Flooring Throughout']],
  ['what did the floor cost', ['Flooring Throughout']],
  ['how much did we spend on flooring in august', ['Flooring Throughout']],
  ['what did we spend on the floors in the last month', ['Flooring Throughout']],
  ['difference between flooring and fencing so far', ['Flooring Throughout', 'Fence Replacement']],
  ['how many flooring expenses have no receipt', ['Flooring Throughout']],
  ['the fences', ['Fence Replacement']],
  ['what is left for the painting', ['Exterior Paint and Wood Rot']],
  ['what is left on the steps', ['Dock and Shoreline Steps']],
  ['which steps are overdue', []],
  ['are we over on roofing', ['Metal Roof']],
  ['the bathroom floor', ['Primary Bathroom']],
  ['the bathroom flooring', ['Primary Bathroom']],
  ['what did we pay for the flooring from Menards', []],
  ['where did we buy the floor', []],
  ['what did the laminate flooring cost', []],
  ['how much should one budget for flooring', []],
  ['when was the gate painted', []],
])('calls a project by any form of what is built: %s', async (question, expected) => {
  const found = await names.projects.takeNamed(
    new Words(toWords(question), namesIn(question)),
    pace,
  );
  const byName = found.flat().map(({ name }) => name);
  expect(byName.toSorted()).toEqual(expected.toSorted());
});

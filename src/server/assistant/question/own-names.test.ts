import { expect, it } from 'vitest';
import type { Contractor } from '#shared/contractor.ts';
import type { Project } from '#shared/project.ts';
import { indexNames } from './own-names.ts';
import { spelledRight } from './spelled-right.ts';
import { namesIn, toWords, Words, withoutTitles } from './words.ts';

const pace = async () => {};
const toProject = (name: string) => ({ name }) as Project;
const names = await indexNames(
  [
    'Window Replacement',
    'Heat Pump Replacement',
    'Driveway and Siding',
    'Kids Bathroom',
    'Heating and Boiler',
    'Staircase and Hall',
    'Slate Roof',
    'Barn Conversion',
    'Granny Annexe',
    'Well and Pump',
    'Backyard',
  ].map(toProject),
  [
    { name: 'Marcus Light', company: 'Light & Sons Electric', specialty: 'Electrician' },
    { name: 'Dolores March', company: 'March Plumbing & Heating', specialty: 'Plumber' },
    { name: 'Raymond Price', company: 'Price Window Co.', specialty: 'Window installer' },
    { name: 'Bea Stone', company: null, specialty: 'Tile setter' },
    { name: 'Yusuf Demir', company: 'Demir Kitchens', specialty: 'Carpenter' },
    { name: 'Curtis May', company: 'May Paving', specialty: 'Concrete' },
    { name: 'Greta Oakes', company: 'Oakes Joinery', specialty: 'Joiner' },
    { name: 'Ansel Prior', company: 'Prior Build', specialty: 'Carpenter' },
  ] as Contractor[],
  pace,
);

const wordsOf = (question: string) =>
  new Words(withoutTitles(toWords(question)), namesIn(question));

async function namedIn(question: string): Promise<string[]> {
  const words = wordsOf(question);
  names.contractors.markMonths(words);
  const contractors = await names.contractors.takeNamed(words, pace);
  const projects = await names.projects.takeNamed(words, pace);
  return [...contractors.flat(), ...projects.flat()].map(({ name }) => name);
}

it.each([
  ['how much for Mr. Light', ['Marcus Light']],
  ['what did light charge us', ['Marcus Light']],
  ['the light strips', []],
  ['building permit against the wall permit', []],
  ['what has the build company had', ['Ansel Prior']],
  ['well, how much did the well cost', ['Well and Pump']],
  ['the well or the slate roof', ['Slate Roof', 'Well and Pump']],
  ['what was spent on well', ['Well and Pump']],
  ['the slate roof as well', ['Slate Roof']],
  ['well what is left', []],
  ['the well known brand', []],
  ['a low light switch', []],
  ['the fan and light', []],
  ['Ms. Stone’s number', ['Bea Stone']],
  ['stone pavers', []],
  ['what is on for October upstairs', []],
  ['paid to March Plumbing', ['Dolores March']],
  ['what is the price of it', []],
  ['did we pay Price by check', ['Raymond Price']],
  ['when was the old kitchen taken out', []],
  ['e-mail of Demir Kitchens', ['Yusuf Demir']],
  ['the number of the paving company', ['Curtis May']],
  ['how much more did Demir get than May', ['Yusuf Demir', 'Curtis May']],
  ['how much more did Demir get in March than in May', ['Yusuf Demir']],
  ['was it March who did the drains', ['Dolores March']],
  ['how much was the oak', []],
  ['what did Mrs. Oakes get', ['Greta Oakes']],
])('tells a person from a thing: %s', async (question, expected) => {
  expect(await namedIn(question)).toEqual(expected);
});

it.each([
  ['what was the budget for windows', ['Window Replacement']],
  ['the window job', ['Window Replacement']],
  ['what did the garden cost', ['Backyard']],
  ['the drain stack replacement', []],
  ['the children’s bathroom', ['Kids Bathroom']],
  ['siding and driveway', ['Driveway and Siding']],
  ['are we over on the heating', ['Heating and Boiler']],
  ['what is left for the stairs', ['Staircase and Hall']],
  ['the drive', ['Driveway and Siding']],
  ['last year’s roof', ['Slate Roof']],
  ['what is left for the conversion', ['Barn Conversion']],
  ['the conversion drawings', []],
  ['how much for the replacement', ['Window Replacement', 'Heat Pump Replacement']],
  ['what has the granny flat cost', ['Granny Annexe']],
  ['the flat roof', ['Slate Roof']],
])('knows a project by its own words: %s', async (question, expected) => {
  expect(await namedIn(question)).toEqual(expected);
});

it('holds a month in a name', async () => {
  const words = wordsOf('how much was paid to March Plumbing in May');
  const held = await names.contractors.surePlaces(words, pace);
  expect(held.map((at) => words.at(at))).toContain('march');
});

it('knows two words of a name written as one', () => {
  expect(names.pairs.get('heatpump')).toEqual(['heat', 'pump']);
});

it.each([
  ['the total on the crawl space', ['crawl', 'space']],
  ['crawlspace total', ['crawl', 'space']],
  ['the crawl and the attic', ['crawl', 'attic']],
])('reads a name of two words that is one word elsewhere: %s', async (question, expected) => {
  const own = await indexNames(['Crawl Space Encapsulation', 'Attic'].map(toProject), [], pace);
  const { list } = await spelledRight(toWords(question), {
    names: own,
    isGuideWord: (word) => word === 'crawlspace',
    findKnown: async () => new Set(),
    findAlike: async (word) => word,
    pace,
  });
  expect(list.filter((word) => /crawl|space|attic/.test(word))).toEqual(expected);
});

const manyWindows = await indexNames(
  ['Kitchen', 'Windows both sides', 'Well Pump Swap', 'New Gutters and Fascia'].map(toProject),
  [],
  pace,
);

it.each([
  ['what did Greta get for the windows altogether', ['Windows both sides']],
  ['total for the windows and total for the kitchen', ['Kitchen', 'Windows both sides']],
  ['how much have the gutters cost', ['New Gutters and Fascia']],
  ['the whole well project', ['Well Pump Swap']],
  ['what did the window project cost', ['Windows both sides']],
  ['windows total', ['Windows both sides']],
  ['what did the windows in the kitchen cost', ['Kitchen']],
  ['what did we pay for the windows from Menards', []],
  ['where did we buy the windows', []],
  ['when were the windows delivered', []],
  ['Kitchen vs windows', ['Kitchen', 'Windows both sides']],
  ['what did the kitchen windows cost', ['Kitchen']],
  ['what did the attic window cost', []],
  ['the windows cleaner', []],
  ['how many windows does a house need', []],
])('calls a project by the first word of its name: %s', async (question, expected) => {
  const found = await manyWindows.projects.takeNamed(wordsOf(question), pace);
  expect(found.flat().map(({ name }) => name)).toEqual(expected);
});

it.each([
  ['overdue milestones, conversion', ['Barn Conversion']],
  ['labor: conversion, then annexe', ['Barn Conversion', 'Granny Annexe']],
  ['spent on conversion', ['Barn Conversion']],
  ['how much for the loft conversion permit', []],
  ['when was the siding finished early', ['Driveway and Siding']],
])('knows a work that stands alone as the project: %s', async (question, expected) => {
  expect(await namedIn(question)).toEqual(expected);
});

it.each([
  ['the basement and the roof', ['Roof and Gutters', 'Basement Remodel']],
  ['how much went into the ADU', ['Backyard Cottage']],
  ['is the ADU over budget', ['Backyard Cottage']],
])('finds in “%s” the projects beside one of two words, and the small home', async (text, own) => {
  const projects = ['Roof and Gutters', 'Basement Remodel', 'Backyard Cottage'].map(toProject);
  const index = await indexNames(projects, [], pace);
  const found = await index.projects.takeNamed(wordsOf(text), pace);
  expect(found.flat().map(({ name }) => name)).toEqual(own);
});

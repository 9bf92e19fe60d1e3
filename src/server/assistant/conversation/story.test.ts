import { expect, it } from 'vitest';
import { questionOfStory } from './story.ts';
import type { StoryKnowledge } from './story-knowledge.ts';

const recorded = new Set('porch fridge swing faucet kitchen water heater panel beam'.split(' '));
const known: StoryKnowledge = {
  isRecorded: (word) => recorded.has(word),
  isPlace: (word) => word === 'porch' || word === 'kitchen',
  isInTalk: false,
  personIn: (text) => (text.includes('Rosa') ? 'Rosa Okafor' : null),
};
const ask = (message: string) => questionOfStory(message, known);

it.each([
  [
    'Our dog ate half a glove in March. Vet says he will live. When was the fridge bought?',
    'When was the fridge bought',
  ],
  [
    'When we moved in there was a coin from 1936 in it. And now I look at my fridge. What did that one cost?',
    'What did the fridge cost',
  ],
  ['My neighbor did his porch for 5,000. He brags. What was mine, all in?', 'What was the porch'],
  [
    'She asked me what the porch ended up costing. I said plenty. What is the number?',
    'what the porch ended up costing',
  ],
  [
    'My wife swears the water heater was under 900. Settle it for us, what did we pay for the thing itself?',
    'what did we pay for the water heater itself',
  ],
  ['The beam is up. What did it cost?', 'What did the beam cost'],
  [
    'We got a refund on the fridge. Counting that, what did the kitchen cost?',
    'what did the kitchen',
  ],
  ['Rosa came on Monday with a pie. How much does she charge?', 'How much does Rosa Okafor charge'],
  ['I must write to Rosa. What is the email address?', 'What is the email address of Rosa Okafor'],
  ['I told him Rosa is an artist. What did the artist get?', 'What did Rosa Okafor get'],
  ['We tore out the kitchen in March. What did Rosa get?', 'What did Rosa get for the kitchen'],
  ['I look at the porch today. How much was labor?', 'How much was labor for the porch'],
  ['We sat on the porch last night. Who has no receipts?', 'Who has no receipts'],
  ['Labor only. What did the porch cost?', 'What did the porch cost, Labor only'],
])('keeps the question of a story, and what its pronouns stand for: %s', (message, question) => {
  expect(ask(message)).toContain(question);
  expect(ask(message)).not.toMatch(/\.|March|1936|Monday|tonight|today|night|900|refund/);
});

it.each([
  'Suppose we pay the plumber. What is left for the porch?',
  'Rosa wants 900 more for the beam. What would be left then?',
  'The beam came in July. What did that month cost us?',
  'I mean the porch. How much was it?',
  'He says the panel was 900. Was it?',
  'She claims we spent nothing on the porch this month. What was it really?',
  'There was something on 12 August for the porch. What was it?',
  'The plumber has a dog. What is her rate?',
  'I have my eye on a table for 1,250. Where would that leave the kitchen?',
  'What is left? When is the porch done?',
  'Lead paint. What precautions are usual?',
])('leaves a message whole if what is told counts: %s', (message) => {
  expect(ask(message)).toBe(message);
});

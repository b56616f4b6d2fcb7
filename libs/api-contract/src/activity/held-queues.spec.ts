import { holdSentence } from './held-queues';

it.each([
  ['2026-11-23T17:05:00.000Z', 'Bia Costa está com esta proposta desde as 14:05.'],
  ['2026-11-23T04:05:00.000Z', 'Bia Costa está com esta proposta desde a 01:05.'],
])('a colleague has an item since %s: %s', (since, sentence) => {
  expect(holdSentence({ queue: 'proposals', name: 'Bia Costa', since })).toBe(sentence);
});

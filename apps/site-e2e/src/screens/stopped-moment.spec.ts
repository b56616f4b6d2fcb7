import { expect, test } from '@playwright/test';
import { answerDay } from '@site/api-contract/sales';
import { stoppedMoment } from './stopped-moment';

const NOW = new Date('2026-12-01T15:00:00.000Z'); // noon of a Tuesday in São Paulo

test('a moment of the photographs keeps its day', () => {
  for (const [moment, shown] of [
    // The demo is made in the morning or in the evening of the day before.
    ['2026-11-30T09:38:12.345Z', '2026-11-30T15:00:00.000Z'],
    ['2026-11-30T23:38:12.345Z', '2026-11-30T15:00:00.000Z'],
    ['2026-11-29T18:04:12.345Z', '2026-11-29T15:00:00.000Z'],
    // A booked hour, and what is older than the demo
    ['2026-11-30T13:40:00.000Z', '2026-11-30T13:40:00.000Z'],
    ['2026-11-20T18:04:12.345Z', '2026-11-20T18:04:12.345Z'],
    // The run itself
    ['2026-12-01T15:00:07.123Z', '2026-12-01T15:00:00.000Z'],
    ['2026-12-02T15:00:07.123Z', '2026-12-02T15:00:00.000Z'],
  ] as const)
    expect(stoppedMoment(moment, NOW), moment).toBe(shown);
});

test('a lead of the photographs is promised an answer on the day of the API', () => {
  const arrived = '2026-11-30T12:38:12.345Z';
  expect(answerDay(new Date(stoppedMoment(arrived, NOW)))).toBe(
    answerDay(new Date(arrived)),
  );
});

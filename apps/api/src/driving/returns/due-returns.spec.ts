import { HOME } from '../../contracts/deliveries/testing/signed-contract';
import { testApi } from '../../testing/api';
import { dueReturns } from './due-returns';
import { bookedReturn } from './testing/booked-return';

const api = testApi();

/** Days of the returns that are due, of at most `most`. */
const due = async (most: number) => {
  const viewer = { dealershipId: String(HOME) };
  const query = { most, now: api.clock.now() };
  return (await dueReturns(api.db, viewer, query)).map(({ until }) => until);
};

it('a demanded car with a day ahead is not due, though its last day has passed', async () => {
  const demanded = { kind: 'desistencia', bringBy: '2026-11-20' } as const;
  await bookedReturn(api, { ...demanded, slotOn: '2026-11-24' });
  expect(await due(9)).toEqual([]);
});

it('the car that should have come first stands first, with a booked hour or without', async () => {
  await bookedReturn(api, { slotOn: '2026-11-21' });
  await bookedReturn(api, { kind: 'desistencia', bringBy: '2026-11-10' });
  expect(await due(1)).toEqual(['2026-11-10']);
});

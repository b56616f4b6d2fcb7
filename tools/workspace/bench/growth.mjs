import { findPostgres } from '../process/postgres.mjs';
import { runNode } from '../process/run.mjs';
import { ask, onGrown, signedIn, signIn, timeOf, visitorOf } from './compare-sizes.mjs';
import { CHOICE, PLACE, send } from './servers.mjs';

const SIZES = [1_000, 100_000, 1_000_000];
/** One of this many simulations is sent. */
const SENT = 10;
const ROUNDS = 40;
const JOB_ROUNDS = 3;
const CONSULTANT = 'consultor@rodar.test';
const AT = `latitude/${PLACE.latitude}/longitude/${PLACE.longitude}`;

const CALLS = {
  cart: ({ visitor }) => send(visitor, 'simulations', undefined, 'GET'),
  configurator: ({ visitor, id }) => send(visitor, `simulations/${id}`, undefined, 'GET'),
  'list of cars': ({ visitor }) =>
    send(visitor, `vehicles/vehicleClass/client-type/1/${AT}`, undefined, 'GET'),
  'basket write': writeBasket,
  'sign-in': ({ stranger }) => signIn(stranger, CONSULTANT),
  'list of proposals': ({ staff }) => send(staff, 'proposals', undefined, 'GET'),
  'list of leads': ({ staff }) => send(staff, 'leads', undefined, 'GET'),
};

/**
 * Measures the same calls with 1,000, 100,000 and 1,000,000 simulations: an API and a
 * database for each, all on one PostgreSQL, asked one after the other in each round.
 */
export async function benchGrowth({ sizes, ...bench }) {
  if (!findPostgres()) return bench.say('\nGrowth: PostgreSQL is not installed');
  const grown = { ...bench, sizes: sizes.length > 0 ? sizes : SIZES, of: SENT };
  await onGrown(grown, async (states, compare) => {
    for (const state of states) Object.assign(state, await peopleOf(state));
    for (const [name, call] of Object.entries(CALLS))
      await compare(name, ROUNDS, (state) => timeOf(() => call(state)));
    await compare('retention', JOB_ROUNDS, retention);
  });
}

/**
 * The people of a measurement: a visitor with a basket, one who signs in, and a
 * consultant.
 */
async function peopleOf(state) {
  const stranger = await visitorOf(state);
  const visitor = await visitorOf(state);
  const { id } = await send(visitor, 'simulations', { clientType: 1, place: PLACE });
  const { basket } = await send(visitor, `simulations/${id}/baskets`, CHOICE);
  return { stranger, visitor, id, basket, staff: await signedIn(state, CONSULTANT) };
}

async function writeBasket(state) {
  const { visitor, id, basket } = state;
  const change = { ...CHOICE, km: basket.km === 1500 ? 1000 : 1500 };
  const body = { ...change, revision: basket.revision };
  const path = `simulations/${id}/baskets/${basket.id}`;
  state.basket = (await send(visitor, path, body, 'PUT')).basket;
}

/** Runs the job like operations; its queue has the duration. */
async function retention({ env, url }) {
  const { code, output } = await runNode(
    ['dist/apps/api/ops.js', 'jobs', 'run', 'retention'],
    { env },
  );
  if (code !== 0) throw new Error(`retention: ${output}`);
  const [{ ms }] = await ask(
    url,
    `select extract(epoch from completed_on - started_on)::float * 1000 as ms
     from pgboss.job where singleton_key = 'retention' and completed_on is not null
     order by completed_on desc limit 1`,
  );
  return ms;
}

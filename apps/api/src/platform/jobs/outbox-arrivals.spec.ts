import Fastify from 'fastify';
import { noteArrival, wakeOnArrival } from './outbox-arrivals';

async function setUp() {
  const app = Fastify();
  const world = { woken: 0, hold: Promise.resolve() };
  // The API, too, registers its routes in an inner scope before the hook.
  await app.register(async (api) => {
    api.post('/quiet', async () => 'done');
    api.post('/mail', async () => {
      noteArrival();
      await world.hold;
      return 'done';
    });
  });
  wakeOnArrival(app, { wake: () => void (world.woken += 1) });
  const post = (url: string) => app.inject({ method: 'POST', url });
  return { world, post };
}

it('wakes the outbox after a request that put something in, and after no other', async () => {
  const { world, post } = await setUp();
  await post('/quiet');
  expect(world.woken).toBe(0);
  await post('/mail');
  expect(world.woken).toBe(1);
  await post('/quiet');
  expect(world.woken).toBe(1);
});

it('wakes it after the request that commits late, whatever ended meanwhile', async () => {
  const { world, post } = await setUp();
  let release = () => undefined as void;
  world.hold = new Promise((done) => (release = done));
  const late = post('/mail');
  await post('/quiet');
  const wokenBefore = world.woken;
  release();
  await late;
  expect(world.woken).toBe(wokenBefore + 1);
});

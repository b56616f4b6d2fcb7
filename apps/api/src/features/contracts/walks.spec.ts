import * as fc from 'fast-check';
import { configSchema } from '../../platform/config';
import { testApi } from '../../testing/api';
import { WEBHOOK_KEY } from '../payments/testing/bank-webhook';
import { FakeBank } from '../payments/testing/fake-bank';
import { UNLIMITED } from '../simulations/assisted-sale/testing/carts';
import { roads, walks } from './testing/walk-commands';
import { settleAll } from './testing/walk-jobs';
import { World } from './testing/walk-world';

/**
 * More and longer walks: `WALKS=5000 WALK_STEPS=30 npx jest contracts/walks`. What failed
 * is walked again with what the failure prints: `WALK_SEED=… WALK_PATH=… WALK_REPLAY=…`
 * (seed, path, replayPath), and the same `WALK_STEPS`.
 */
const { WALKS = '40', WALK_STEPS = '4', WALK_SEED, WALK_PATH, WALK_REPLAY } = process.env;
const HOUR_MS = 3_600_000;

const fake = new FakeBank();
const unlimited = Object.fromEntries(
  Object.keys(configSchema.shape)
    .filter((name) => name.startsWith('RATE_'))
    .map((name) => [name, UNLIMITED]),
);
const api = testApi({
  config: { ...unlimited, BANK_URL: 'http://bank.test', BANK_WEBHOOK_KEY: WEBHOOK_KEY },
  ports: { bank: fake.bank },
});

describe('from the signature to the last installment', () => {
  it(
    'any order of customer, staff, bank, clock and crash keeps ledger, states and cars right',
    async () => {
      const world = await World.open(api, fake);
      await fc.assert(
        fc.asyncProperty(roads(), walks(Number(WALK_STEPS), WALK_REPLAY), (road, steps) =>
          world.walk(async () => {
            for (const step of road) await step.run({ steps: 0 }, world);
            await fc.asyncModelRun(() => ({ model: { steps: 0 }, real: world }), steps);
            await settleAll(world);
          }),
        ),
        {
          numRuns: Number(WALKS),
          ...(WALK_SEED && { seed: Number(WALK_SEED) }),
          ...(WALK_PATH && { path: WALK_PATH }),
        },
      );
    },
    HOUR_MS,
  );
});

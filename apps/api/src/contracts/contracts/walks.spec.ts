import * as fc from 'fast-check';
import { configSchema } from '#platform/config';
import { WEBHOOK_KEY } from '../../payments/payments/testing/bank-webhook';
import { FakeBank } from '../../payments/payments/testing/fake-bank';
import { UNLIMITED } from '../../sales/assisted-sale/testing/carts';
import { testApi } from '../../testing/api';
import { type Stage, STAGES, walks } from './testing/walk-commands';
import { settleAll } from './testing/walk-jobs';
import { type Lead, World } from './testing/walk-world';

/**
 * More and longer walks: `WALKS=5000 WALK_STEPS=30 npx jest contracts/walks`. Repeat a
 * failed walk with the values that the failure prints: `WALK_LEAD=… WALK_STAGE=…
 * WALK_SEED=… WALK_PATH=… WALK_REPLAY=…` (lead, stage, seed, path, replayPath), and the
 * same `WALK_STEPS`.
 */
const { WALKS = '200', WALK_STEPS = '4', WALK_LEAD, WALK_STAGE } = process.env;
const { WALK_SEED, WALK_PATH, WALK_REPLAY } = process.env;
const HOUR_MS = 3_600_000;

const LEADS = (['person', 'company'] as const).filter(
  (lead) => !WALK_LEAD || WALK_LEAD === lead,
);
const STAGE_COUNT = STAGES.person.length + STAGES.company.length;

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
  it.each(LEADS)(
    'of a %s: any order of customer, staff, bank, clock and crash keeps ledger, states and cars right',
    async (lead) => {
      const world = await World.open(api, fake, lead);
      await world.walk(async () => {
        for (const stage of STAGES[lead]) {
          for (const step of stage.steps) await step.run({ steps: 0 }, world);
          if (!WALK_STAGE || WALK_STAGE === stage.name)
            await walkFrom(world, lead, stage);
        }
      });
    },
    HOUR_MS,
  );
});

/** This stage's share of the walks, each of them undone. */
async function walkFrom(world: World, lead: Lead, stage: Stage): Promise<void> {
  const walk = fc.asyncProperty(
    walks(stage, Number(WALK_STEPS), WALK_REPLAY),
    ([steps, end]) =>
      world.walk(async () => {
        await fc.asyncModelRun(() => ({ model: { steps: 0 }, real: world }), steps);
        await end?.run({ steps: 0 }, world);
        await settleAll(world);
      }),
  );
  const found = await fc.check(walk, {
    numRuns: Math.ceil(Number(WALKS) / STAGE_COUNT),
    ...(WALK_SEED && { seed: Number(WALK_SEED) }),
    ...(WALK_PATH && { path: WALK_PATH }),
  });
  if (found.failed) {
    const report = await fc.asyncDefaultReportMessage(found);
    throw new Error(`WALK_LEAD='${lead}' WALK_STAGE='${stage.name}' ${report ?? ''}`, {
      cause: found.errorInstance,
    });
  }
}

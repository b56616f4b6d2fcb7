import { sendTrafficFineFile } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { aPhoto } from '../../identity/documents/testing/files';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { dueFines } from './due-fines';
import { register } from './testing/a-fine';
import { charge, fineSteps } from './testing/fine-steps';
import { watchFines } from './traffic-fines.job';

const api = testApi();
const { arrived, named, twoDaysOn } = fineSteps(api);

/** Act and last day of each fine of the day, and how many its queue has. */
async function due() {
  const now = api.clock.now();
  const items = await dueFines.list(api.db, { most: 9, now });
  return {
    total: await dueFines.count(api.db, now),
    acts: items.map(({ act, until }) => [act, until]),
  };
}
const sign = async (customer: TestClient, id: string) =>
  customer.send(sendTrafficFineFile, {
    params: { id, kind: 'indicacao-assinada' },
    body: { file: await aPhoto() },
  });
const NOT_IN_THE_DAY = { total: 1, acts: [] };

describe('a fine of the day', () => {
  it('waits for its notice, even after the last day', async () => {
    await register((await twoDaysOn()).consultant);
    const acts = [['add-notice', '2026-12-23']];
    expect(await due()).toEqual({ total: 1, acts });
    api.clock.advance(40 * DAY_MS);
    expect(await due()).toEqual({ total: 1, acts });
  });

  it('has a signed paper that is handed in by the last day', async () => {
    const { customer, id } = await named();
    await sign(customer, id);
    api.clock.advance(28 * DAY_MS); // 23/12/2026, the last day
    expect(await due()).toEqual({ total: 1, acts: [['hand-in', '2026-12-23']] });
  });
});

describe('a fine is in its queue alone', () => {
  it('while its customer has not said who drove', async () => {
    await arrived();
    expect(await due()).toEqual(NOT_IN_THE_DAY);
  });

  it('while its customer has not signed', async () => {
    await named();
    expect(await due()).toEqual(NOT_IN_THE_DAY);
  });

  it('while the issuing body has not billed it, with a driver', async () => {
    const { customer, id } = await named();
    await sign(customer, id);
    api.clock.advance(29 * DAY_MS);
    expect(await due()).toEqual(NOT_IN_THE_DAY);
  });

  it('while the issuing body has not billed it, without a driver', async () => {
    await arrived();
    api.clock.advance(29 * DAY_MS);
    await watchFines(api.ports, api.db);
    expect(await due()).toEqual(NOT_IN_THE_DAY);
  });
});

it('a fine that was charged is nowhere', async () => {
  const { consultant, id, revision } = await named();
  await charge(consultant, id, revision);
  expect(await due()).toEqual({ total: 0, acts: [] });
});

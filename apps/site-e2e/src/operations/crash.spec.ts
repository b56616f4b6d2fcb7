import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import {
  askPayment,
  getContract,
  getContractPayments,
  listContracts,
  sendSignaturePin,
  withdrawContract,
} from '@site/api-contract';
import { payAtBank } from '../by-api/bank';
import { type Sent, sign, signatureCodes, signWith } from '../by-api/customer';
import { anApprovedProposal } from '../by-api/staff';
import { needsOwnProduct } from '../product/own-product';
import { beginApi, killApi } from '../product/processes';

/** Number of crashes at random moments; more with `CRASHES=50 npx playwright test …`. */
const LIVES = Number(process.env.CRASHES ?? '1');
/** Maximum delay between the start of an action and the power cut. */
const WITHIN_MS = 120;

needsOwnProduct();

for (let life = 1; life <= LIVES; life += 1) {
  test(`signature, payment and withdrawal happen once through SIGKILL in the middle (${life})`, async () => {
    // Its waits for the bank's repeated event and for the job of the refund take up to a minute
    // each, and the API starts three times.
    test.setTimeout(300_000);
    const sent = await anApprovedProposal();
    const { api } = sent;

    await cutDuring(() => sign(sent).then(noAnswer, noAnswer));
    const contract = await signedOnce(sent);
    const params = { id: contract.id };

    const { bill } = await api.send(askPayment, { params, body: { method: 'pix' } });
    const amount = bill?.amount ?? 0;
    await cutDuring(() => payAtBank(bill?.charges.at(-1)?.pix?.code ?? ''));
    await expect
      .poll(
        async () => (await api.send(getContractPayments, { params })).payments.length,
        {
          timeout: 60_000,
        },
      )
      .toBe(1); // the bank repeats its event until it is answered

    await cutDuring(() =>
      api.send(withdrawContract, { params, body: { cost: 0 } }).then(noAnswer, noAnswer),
    );
    const { state } = await api.send(getContract, { params });
    if (state !== 'cancelada')
      await api.send(withdrawContract, { params, body: { cost: 0 } });
    await expect
      .poll(async () => (await api.send(getContract, { params })).refundDue, {
        timeout: 90_000,
      })
      .toBe(0); // the job sends the refund
    const { payments } = await api.send(getContractPayments, { params });
    expect(payments.map(({ amount: paid, refunded }) => [paid, refunded])).toEqual([
      [amount, amount],
    ]);
    const after = await api.send(getContract, { params });
    expect(after.state).toBe('cancelada');
    expect(after.balance).toBe(0);
    expect(after.credit).toBe(0);
  });
}

/** The contract, signed before the power cut or now; there is exactly one. */
async function signedOnce(sent: Sent): Promise<{ id: string }> {
  const before = await sent.api.send(listContracts, {});
  if (before.length === 0) {
    const params = { id: sent.proposalId };
    await sent.api.send(sendSignaturePin, { params, body: {} });
    // The earlier code is refused, and its mail may come after the newer one. Each is tried
    // once, since a code is closed after five wrong tries.
    const tried = new Set<string>();
    await expect(async () => {
      const code = (await signatureCodes(sent)).find((one) => !tried.has(one));
      if (code === undefined) throw new Error('No code that was not tried');
      tried.add(code);
      await signWith(sent, code);
    }).toPass({ timeout: 30_000 });
  }
  const contracts = await sent.api.send(listContracts, {});
  expect(contracts).toHaveLength(1);
  const [contract] = contracts;
  if (!contract) throw new Error('No contract');
  return contract;
}

/** Starts an action, kills the API in the middle of it, and starts the API again. */
async function cutDuring(act: () => Promise<unknown>): Promise<void> {
  const acting = act();
  await pause(Math.random() * WITHIN_MS);
  await killApi();
  await acting;
  await beginApi();
}

const noAnswer = () => undefined;

import { type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getContractPayments, startCard } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { type Bank } from '#platform/ports/bank';
import {
  payContract,
  signedContract,
  signedInAgain,
} from '../../contracts/contracts/testing/signed-contract';
import { postTransaction } from '../../contracts/ledger/ledger.repository';
import { chargeOf } from '../../contracts/ledger/ledger.rules';
import { testApi } from '../../testing/api';
import { paymentCharges } from '../bills/payment-charges.table';
import { BankProcess, type Cut } from '../payments/testing/bank-process';
import { paymentCards } from '../saved-cards/payment-cards.table';
import { chargeSavedCards } from '../saved-cards/saved-cards.job';
import { bankClient } from './bank-client';
import { bankPayments } from './payments.table';

const bank = new BankProcess();
/** The API's client of the bank; set once the bank has started. */
let adapter: Bank | null = null;
const theBank = (): Bank => {
  if (!adapter) throw new Error('The bank has not started');
  return adapter;
};
/** A spec replaces this to act right before a card is charged. */
let beforeCharge = () => undefined as void;
const lazily = new Proxy({} as Bank, {
  get: (_, name: keyof Bank) => {
    if (name === 'chargeCard') beforeCharge();
    return theBank()[name];
  },
});
const api = testApi({
  config: { BANK_URL: 'http://bank.test', BANK_WEBHOOK_KEY: bank.keys.BANK_WEBHOOK_KEY },
  ports: { bank: lazily },
});
beforeAll(async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  await bank.open(() => `http://127.0.0.1:${port}`);
}, 180_000);
/** A new client, without the circuit that an earlier cut opened. */
const renewClient = () => {
  const { BANK_KEY } = bank.keys;
  // A call waits while the bank starts again.
  adapter = bankClient({ BANK_URL: bank.url, BANK_KEY }, { timeoutMs: 60_000 });
};
beforeEach(renewClient);
afterAll(() => bank.close());

const CENTAVOS = 263_700;

/** Saves a card that pays the bill due today, and repeats until `done`. */
async function subscribeByCard() {
  const signed = await signedContract(api);
  const { customer, contract } = signed;
  // Paid first, since the card would pay this bill, too, once the machine's day has
  // reached its due day.
  await payContract(api, contract.id);
  // The bank's clock is the machine's.
  api.clock.advance(Date.now() - api.clock.now().getTime());
  await signedInAgain(api, customer);
  const params = { id: contract.id };
  const start = () => customer.send(startCard, { params });
  let answer = await start();
  if (answer.status === 503) answer = await start();
  const page = new URL(answer.data.card.url ?? '').pathname;
  const form = { number: '4111 1111 1111 1111', expiry: '12/40', cvv: '123' };
  await bank.press(page, form);
  const look = async () => (await customer.send(getContractPayments, { params })).data;
  await until(async () => (await look()).card.kept !== null);
  const today = saoPauloDay(api.clock.now());
  const due = chargeOf({
    reference: 'charge:today',
    onDay: today,
    dueOn: today,
    items: [{ item: 'installment:2', account: 'revenue-monthly', centavos: CENTAVOS }],
  });
  await postTransaction(api.ports, api.db, contract.id, due);
  await until(async () => {
    await Promise.all([
      chargeSavedCards(api.ports, api.db),
      chargeSavedCards(api.ports, api.db),
    ]);
    return (await api.db.select().from(bankPayments)).length > 0;
  });
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await isDone()) return;
    await pause(100);
  }
  throw new Error('It never came');
}

describe('the power of the bank is cut', () => {
  it.each<[string, 'bank' | 'api', RegExp, Cut]>([
    ['the page for a card is asked for', 'bank', /card-sessions$/, 'before'],
    ['the page for a card was made', 'bank', /card-sessions$/, 'after'],
    ['a card is told of', 'api', /webhooks/, 'before'],
    ['a card was told of', 'api', /webhooks/, 'after'],
    ['a charge is asked for', 'bank', /card-charges$/, 'before'],
    ['a charge was made', 'bank', /card-charges$/, 'after'],
  ])(
    'as %s: everything happens once',
    async (_, to, path, cut) => {
      const { cuts } = bank;
      bank.cutOn({ to, path, cut });
      await subscribeByCard();
      expect(bank.cuts).toBe(cuts + 1);
      await expectOnce();
    },
    180_000,
  );

  it.each<[string, Cut]>([
    ['a payment is told of', 'before'],
    ['a payment was told of', 'after'],
  ])(
    'as %s: everything happens once',
    async (_, cut) => {
      const { cuts } = bank;
      beforeCharge = () => {
        beforeCharge = () => undefined;
        bank.cutOn({ to: 'api', path: /webhooks/, cut });
      };
      await subscribeByCard();
      await until(async () => bank.cuts === cuts + 1);
      await expectOnce();
    },
    180_000,
  );
});

/** Expects one payment, even after the bank has repeated all its news. */
async function expectOnce(): Promise<void> {
  await until(async () => !(await bank.hasNews()));
  await chargeSavedCards(api.ports, api.db);
  await until(async () => !(await bank.hasNews()));
  const payments = await api.db.select().from(bankPayments);
  expect(payments.map(({ centavos }) => centavos)).toEqual([CENTAVOS]);
  const charges = await api.db.select().from(paymentCharges);
  expect(charges.map(({ state }) => state)).toEqual(['paid']);
  const cards = await api.db.select().from(paymentCards);
  expect(cards.map(({ state }) => state)).toEqual(['active']);
  const [charge] = charges;
  renewClient();
  const atBank = await theBank().get(charge?.bankId ?? '');
  expect(atBank.payments).toHaveLength(1);
  const subjects = (await api.mails()).map(({ subject }) => subject);
  for (const start of ['Cartão salvo', 'Recebemos R$'])
    expect(subjects.filter((subject) => subject.startsWith(start))).toHaveLength(1);
}

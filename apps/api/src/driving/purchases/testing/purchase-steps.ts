import {
  answerPurchase,
  askPurchase,
  getContract,
  getPurchase,
  offerPurchase,
  type Purchase,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { signedInAgain } from '../../../contracts/contracts/testing/signed-contract';
import { WEBHOOK_KEY } from '../../../payments/payments/testing/bank-webhook';
import { FakeBank } from '../../../payments/payments/testing/fake-bank';
import { testApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import { driving, live } from '../../returns/testing/car-return';
import { watchPurchases } from '../purchases.job';

export const PRICE = 68_500.5;

/** The car came on 23/11/2026 for 36 months: 60 days before the end is 23/09/2029. */
export const DAY_59_BEFORE = 1036;

type Driver = Awaited<ReturnType<typeof driving>>;

/** An API with a bank, and the steps of a purchase. Call it once at the top of a spec. */
export function purchaseSteps() {
  const bank = new FakeBank();
  const api = testApi({
    config: { BANK_URL: 'http://bank.test', BANK_WEBHOOK_KEY: WEBHOOK_KEY },
    ports: { bank: bank.bank },
  });
  beforeEach(() => bank.reset());
  const work = () => watchPurchases(api.ports, api.db, []);
  let consultant: TestClient;

  async function nearTheEnd(): Promise<Driver> {
    const driver = await driving(api);
    await live(api, DAY_59_BEFORE, driver);
    consultant = await api.asRole('CONSULTANT');
    return driver;
  }

  const look = ({ customer, id }: Driver) =>
    customer.send(getPurchase, { params: { id } });
  const ask = ({ customer, id }: Driver) =>
    customer.send(askPurchase, { params: { id }, body: {} });
  const offer = ({ id }: Driver, { revision }: Purchase, validUntil: string) =>
    consultant.send(offerPurchase, {
      params: { id },
      body: { revision, price: PRICE, validUntil, answer: 'Preço de tabela.' },
    });
  const reply = ({ customer, id }: Driver, { revision }: Purchase, accepts: boolean) =>
    customer.send(answerPurchase, { params: { id }, body: { revision, accepts } });
  const contractOf = async ({ customer, id }: Driver) =>
    (await customer.send(getContract, { params: { id } })).data;
  const subjects = async () =>
    (await api.mails()).map(({ subject }) => subject.replace(/^Contrato \S+ /, ''));

  /** Passes days, counted from the 59th before the end, and runs the job after them. */
  async function pass(driver: Driver, days: number) {
    api.clock.advance(days * DAY_MS);
    await signedInAgain(api, driver.customer);
    consultant = await api.asRole('CONSULTANT');
    return work();
  }

  async function accepted(driver: Driver): Promise<Purchase> {
    const asked = (await ask(driver)).data;
    const offered = (await offer(driver, asked, '2029-10-15')).data;
    return (await reply(driver, offered, true)).data;
  }

  return {
    api,
    bank,
    work,
    /** Signed in; valid until the clock moves on after `nearTheEnd` or `pass`. */
    consultant: () => consultant,
    nearTheEnd,
    look,
    ask,
    offer,
    reply,
    contractOf,
    subjects,
    pass,
    accepted,
  };
}

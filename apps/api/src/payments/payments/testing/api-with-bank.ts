import { testApi } from '../../../testing/api';
import { WEBHOOK_KEY } from './bank-webhook';
import { FakeBank } from './fake-bank';

/** An API with a bank in memory, which is new for each test. */
export function apiWithBank() {
  const fake = new FakeBank();
  const api = testApi({
    config: { BANK_URL: 'http://bank.test', BANK_WEBHOOK_KEY: WEBHOOK_KEY },
    ports: { bank: fake.bank },
  });
  beforeEach(() => fake.reset());
  return { api, fake };
}

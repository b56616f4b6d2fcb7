import { randomUUID } from 'node:crypto';
import {
  changePassword,
  createBasket,
  createUser,
  decideProposal,
  decideSharing,
  offerSharedCart,
  redeemSignInLink,
  refreshSession,
  requestRecovery,
  requestSharing,
  requestSignInLink,
  reservePlace,
  resetPassword,
  sendDocument,
  sendLead,
  sendProposal,
  sendReservationLead,
  signIn,
  updateBasket,
  verifyEmail,
  verifyMfa,
} from '@site/api-contract';
import { configSchema } from '#platform/config';
import { hashPassword } from '#platform/security/passwords';
import { buildApp } from './app';
import { openCatalogue } from './catalog/price-tables/catalogue-cache';
import { users } from './identity/accounts/accounts.table';
import { pinIn } from './identity/authentication/testing/pin-in';
import { fileOf, picture } from './identity/documents/testing/files';
import { FORM, register } from './identity/registration/testing/quick-registration';
import {
  ownCar,
  prepared,
  UNLIMITED,
  vera,
  yes,
} from './sales/assisted-sale/testing/carts';
import { campaignUses } from './sales/campaigns/campaigns.table';
import { aCampaign, cartWithCode, sendCart } from './sales/campaigns/testing/campaigns';
import { leads } from './sales/leads/leads.table';
import { proposals } from './sales/proposals/proposals.table';
import {
  ORDER,
  readyCustomer,
  sentProposal,
  simulationWithBasket,
} from './sales/proposals/testing/ready-customer';
import { baskets } from './sales/simulations/baskets.table';
import { CHOICE, open } from './sales/simulations/testing/cart';
import { testApi } from './testing/api';
import { type Answer, TestClient } from './testing/client';
import { openTestDatabase } from './testing/database';

/** Every rate is out of the way, since this spec tests locks and not limits of calls. */
const config = Object.fromEntries(
  Object.keys(configSchema.shape)
    .filter((name) => name.startsWith('RATE_'))
    .map((name) => [name, UNLIMITED]),
);
const api = testApi({ config });
const FIFTY = 50;
const PASSWORD = 'Ipe-Amarelo-2026';
const NEW = 'capivara lê jornal';
const EMAIL = 'ana@exemplo.test';
const product = 'carro-por-assinatura';

/** A second API on the same database, with its own connections and memory. */
let second: ConstructorParameters<typeof TestClient>[0];
let passwordHash: string;
beforeAll(async () => {
  const database = await openTestDatabase();
  const ports = { ...api.ports, database, catalogue: openCatalogue(database, api.clock) };
  second = { ports, app: await buildApp(ports, { worksOutbox: false }) };
  passwordHash = await hashPassword(api.ports.config, PASSWORD);
});
afterAll(async () => {
  await second.app.close();
  await second.ports.database.close();
});

/**
 * By default fifty simultaneous calls, each from another browser, at the two APIs in
 * turn.
 */
function atOnce<A>(
  call: (client: TestClient, nth: number) => Promise<A>,
  { token, count = FIFTY }: { token?: string | undefined; count?: number } = {},
): Promise<A[]> {
  return Promise.all(
    Array.from({ length: count }, (_, nth) =>
      call(
        new TestClient(nth % 2 ? second : { app: api.app, ports: api.ports }, token),
        nth,
      ),
    ),
  );
}

/** The number of answers with each status. */
function tally(answers: readonly Pick<Answer, 'status'>[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** The secret behind the # of the newest mail's link. */
const mailedToken = async () =>
  /#token=([\w-]+)/.exec((await api.mails()).at(-1)?.bodyText ?? '')?.[1] ?? '';

describe('many at once over two processes', () => {
  it('who register alike are one account, and all read the same', async () => {
    const answers = await atOnce((client) => client.send(createUser, { body: FORM }));
    expect(tally(answers)).toEqual({ 201: FIFTY });
    expect(await api.db.select().from(users)).toHaveLength(1);
  });

  it('with the code of the mail confirm once', async () => {
    await register(api);
    const pin = pinIn(await api.mails());
    const body = { email: 'marina@exemplo.test', pin };
    const answers = await atOnce((client) => client.send(verifyEmail, { body }));
    expect(tally(answers)).toEqual({ 200: 1, 400: FIFTY - 1 });
  });

  it('with the code of a sign-in are let in once', async () => {
    await api.addUser({ email: EMAIL, passwordHash, mfaEnabled: true });
    const session = { 'x-session-id': randomUUID() };
    await api
      .asAnyone()
      .send(signIn, { body: { email: EMAIL, password: PASSWORD }, headers: session });
    const body = { email: EMAIL, pin: pinIn(await api.mails()) };
    const answers = await atOnce((client) =>
      client.send(verifyMfa, { body, headers: session }),
    );
    expect(tally(answers)).toEqual({ 200: 1, 400: FIFTY - 1 });
  });

  it('with the right password are all let in, with a wrong one five are looked at', async () => {
    await api.addUser({ email: EMAIL, passwordHash });
    const enter = (password: string) =>
      atOnce((client) => client.send(signIn, { body: { email: EMAIL, password } }));
    expect(tally(await enter(PASSWORD))).toEqual({ 200: FIFTY });
    expect(tally(await enter('errada'))).toEqual({ 401: 5, 429: FIFTY - 5 });
  });

  it('guess the current password five times', async () => {
    const { userId, token } = await api.asRole('customer', { passwordHash });
    const answers = await atOnce(
      (client) =>
        client.send(changePassword, {
          params: { id: userId },
          body: { currentPassword: 'errada', password: NEW, passwordConfirmation: NEW },
        }),
      { token },
    );
    expect(tally(answers)).toEqual({ 400: 5, 429: FIFTY - 5 });
  });

  it('with the link of a recovery change the password once', async () => {
    await api.addUser({ email: EMAIL, passwordHash });
    await api.asAnyone().send(requestRecovery, { body: { email: EMAIL } });
    const query = { token: await mailedToken() };
    const body = { password: NEW, passwordConfirmation: NEW };
    const answers = await atOnce((client) => client.send(resetPassword, { query, body }));
    expect(tally(answers)).toEqual({ 200: 1, 400: FIFTY - 1 });
  });

  it('with a sign-in link are let in once', async () => {
    await api.addUser({ email: EMAIL, role: 'DEALER' });
    await api.asAnyone().send(requestSignInLink, { body: { email: EMAIL } });
    const params = { token: await mailedToken() };
    const answers = await atOnce((client) => client.send(redeemSignInLink, { params }));
    expect(tally(answers)).toEqual({ 200: 1, 400: FIFTY - 1 });
  });

  it('tabs of one browser renew; the old cookie ends them all eleven seconds later', async () => {
    await api.addUser({ email: EMAIL, passwordHash });
    const visitor = api.asAnyone();
    await visitor.send(signIn, { body: { email: EMAIL, password: PASSWORD } });
    const stolen = visitor.cookies.get('RENEWAL') ?? '';
    const renew = (client: TestClient, cookie = stolen) => {
      client.cookies.set('RENEWAL', cookie);
      return client.send(refreshSession, {});
    };
    const tabs: TestClient[] = [];
    const answers = await atOnce((client) =>
      renew(tabs[tabs.push(client) - 1] ?? client),
    );
    expect(tally(answers)).toEqual({ 200: FIFTY });
    api.clock.advance(11_000);
    expect((await renew(api.asAnyone())).status).toBe(401);
    const after = await Promise.all(tabs.map((tab) => tab.send(refreshSession, {})));
    expect(tally(after)).toEqual({ 401: FIFTY });
  });

  it('files of one customer stay within ten', async () => {
    const { token, userId } = await api.asRole('customer');
    const file = fileOf(await picture('jpeg', { width: 600, height: 45 }));
    const answers = await atOnce(
      (client) =>
        client.send(sendDocument, {
          params: { id: userId },
          body: { kind: 'outro', file },
        }),
      { token, count: 20 },
    );
    expect(tally(answers)).toEqual({ 200: 10, 400: 10 });
  });

  it('put one basket into a simulation and change it once', async () => {
    const customer = await api.asRole('customer');
    const { id } = await open(customer);
    await atOnce(
      (client) => client.send(createBasket, { params: { id }, body: CHOICE }),
      { token: customer.token },
    );
    const rows = await api.db.select().from(baskets);
    expect(rows).toHaveLength(1);
    const body = { ...CHOICE, term: 24 as const, revision: rows[0]?.revision ?? 0 };
    const params = { id, basketId: rows[0]?.id ?? '' };
    const answers = await atOnce(
      (client) => client.send(updateBasket, { params, body }),
      { token: customer.token },
    );
    expect(tally(answers)).toEqual({ 200: 1, 409: FIFTY - 1 });
  });

  it('send one proposal, with or without keys of their own', async () => {
    const customer = await readyCustomer(api);
    const { simulation, basketId } = await simulationWithBasket(customer);
    const answers = await atOnce(
      (client, nth) =>
        client.send(sendProposal, {
          params: { id: simulation.id },
          body: { ...ORDER, basketId, revision: 1 },
          ...(nth % 4 > 1 && { headers: { 'idempotency-key': randomUUID() } }),
        }),
      { token: customer.token },
    );
    expect(tally(answers)).toEqual({ 201: 1, 409: FIFTY - 1 });
    expect(await api.db.select().from(proposals)).toHaveLength(1);
  });

  it('take each use of a campaign once', async () => {
    await aCampaign(api, { uses: 3 });
    const customers = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const customer = await readyCustomer(api);
        return { token: customer.token, cart: await cartWithCode(customer) };
      }),
    );
    const answers = await atOnce(
      async (client, nth) => {
        const customer = customers[nth];
        if (!customer) throw new Error('No such customer');
        client.token = customer.token;
        return sendCart(client, customer.cart);
      },
      { count: customers.length },
    );
    expect(tally(answers)).toEqual({ 201: 3, 409: 9 });
    expect(
      answers.flatMap(({ status, body }) => (status === 409 ? body.reason : [])),
    ).toEqual(Array.from({ length: 9 }, () => 'campaign-over'));
    expect(await api.db.select().from(campaignUses)).toHaveLength(3);
  });

  it('decide about a proposal once', async () => {
    const proposal = await sentProposal(await readyCustomer(api));
    const { token } = await api.asRole('CONSULTANT');
    const answers = await atOnce(
      (client) =>
        client.send(decideProposal, {
          params: { id: proposal.id },
          body: { to: 'aprovada', reasons: [], revision: 1 },
        }),
      { token },
    );
    expect(tally(answers)).toEqual({ 200: 1, 409: FIFTY - 1 });
  });

  it('contacts of one browser are one, counted fifty times', async () => {
    const session = { 'x-session-id': randomUUID() };
    const body = {
      name: 'Bia Souza',
      email: 'bia@exemplo.test',
      interest: 'quero para uso pessoal',
      cellphone: '(41) 99876-5432',
      cpf: null,
      state: null,
      months: null,
      hasAcceptedNewsletter: null,
    } as const;
    await atOnce((client) =>
      client.send(sendLead, { params: { product }, body, headers: session }),
    );
    expect(await api.db.select().from(leads)).toMatchObject([{ times: FIFTY }]);
  });

  it('people who queue get fifty places without a gap', async () => {
    const answers = await atOnce(async (client, nth) => {
      const body = {
        name: 'Rita Lemos',
        email: `p${nth}@exemplo.test`,
        cellphone: '(41) 99876-5432',
      };
      const { data } = await client.send(sendReservationLead, {
        params: { product },
        body,
      });
      return client.send(reservePlace, { params: { id: data.id, product } });
    });
    expect(answers.map(({ data }) => data.number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: FIFTY }, (_, nth) => nth + 1),
    );
  });

  it('take an invitation once', async () => {
    const { code } = await prepared(await vera(api));
    const answers = await atOnce((client) =>
      client.send(decideSharing, { body: { ...yes, code } }),
    );
    // The others read that the invitation was accepted already.
    expect(tally(answers)).toEqual({ 200: 1, 409: FIFTY - 1 });
  });

  it('sellers answer the offer of a customer once', async () => {
    const customer = await api.asRole('customer');
    await ownCar(customer);
    const { code } = (await customer.send(offerSharedCart, {})).data;
    const sellers = await Promise.all(
      Array.from({ length: FIFTY }, () => api.asRole('SELLER')),
    );
    const answers = await atOnce((client, nth) => {
      client.token = sellers[nth]?.token;
      return client.send(requestSharing, { body: { code } });
    });
    expect(tally(answers)).toEqual({ 200: 1, 404: FIFTY - 1 });
  });
});

import { getDealership, sendLead, sendLinkVisit, signOut } from '@site/api-contract';
import { selectLanding } from '@site/auth';
import {
  aDealership,
  aLeadForm,
  answer,
  guardConsole,
  refuse,
  unreachable,
} from '@site/testing';
import { settle, site } from '../testing/wired-site';

guardConsole();

const lead = {
  params: { product: 'carro-por-assinatura' },
  body: {
    ...aLeadForm(),
    cpf: null,
    state: null,
    months: null,
    hasAcceptedNewsletter: null,
  },
};

describe("spec §4: 'A campaign URL (containing utm_campaign) is remembered'", () => {
  const CAMPAIGN =
    'http://localhost:8080/institucional/duvidas?utm_source=rede&utm_campaign=primavera';
  it('as it was opened, on any page, and nothing else is kept of it', async () => {
    const it = site([], {}, CAMPAIGN);
    await it.start();
    expect(it.raw.getItem('ROD_CAMPAIGN')).toBe(CAMPAIGN);
    expect(it.storage.read('linkedAt')).toBeNull();
  });
  it('survives the next page and is sent with a lead', async () => {
    const it = site(
      [answer(sendLead, { id: '1' })],
      { ROD_CAMPAIGN: CAMPAIGN },
      'http://localhost:8080/desconto-assinar',
    );
    await it.start();
    await it.client.request(sendLead, lead);
    expect(it.requestsOf(sendLead)[0]?.headers.get('x-attribution')).toBe(
      'utm_campaign=primavera',
    );
  });
  it('an address without one, or with utm_source alone, changes nothing', async () => {
    const it = site(
      [],
      { ROD_CAMPAIGN: CAMPAIGN },
      'http://localhost:8080/?utm_source=outra',
    );
    await it.start();
    expect(it.raw.getItem('ROD_CAMPAIGN')).toBe(CAMPAIGN);
  });
  it("is cleared by 'Sair', with all local storage", async () => {
    const it = site([answer(signOut, { ok: true })], { ROD_CAMPAIGN: CAMPAIGN });
    await it.start();
    await it.effects.logout();
    expect(it.raw.getItem('ROD_CAMPAIGN')).toBeNull();
  });
});

it('a lead that is quicker than the answer about the dealership of its link names it', async () => {
  let known = () => {};
  const asked = new Promise<void>((resolve) => (known = resolve));
  const dealership = answer(getDealership, aDealership({ id: '5' }));
  const it = site(
    [
      {
        ...dealership,
        reply: async (request) => {
          await asked;
          return dealership.reply(request);
        },
      },
      answer(sendLead, { id: '1' }),
      answer(sendLinkVisit, { ok: true }),
    ],
    {},
    'http://localhost:8080/desconto-assinar?dealerid=5',
  );
  void it.start();
  const sent = it.client.request(sendLead, lead);
  await settle();
  known();
  await sent;
  expect(it.requestsOf(sendLead)[0]?.headers.get('x-attribution')).toBe(
    'dealerid=5&linkday=2027-01-15',
  );
});

it('a dealer link of a dealership that nobody knows is ignored, without popup and notice', async () => {
  const message = 'Não encontramos essa concessionária.';
  for (const failing of [
    refuse(getDealership, 404, { message }),
    unreachable(getDealership),
  ]) {
    const it = site([failing], {}, 'http://localhost:8080/?dealerid=99');
    await it.start();
    await settle();
    expect(it.popups).toEqual([]);
    expect(it.notices).toEqual([]);
    expect(it.visited).toEqual([]);
    expect(selectLanding(it.store.getState())).toBeNull();
  }
});

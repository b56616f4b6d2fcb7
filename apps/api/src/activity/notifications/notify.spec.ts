import { eq } from 'drizzle-orm';
import {
  acceptSellerInvitation,
  claimLead,
  claimServiceRequest,
  CONTACT_SUBJECTS,
  contestCharge,
  decideProposal,
  inviteSeller,
  listNotifications,
  openServiceRequest,
  requestReview,
  sendCompanyContact,
  sendContact,
  sendLead,
  sendServiceMessage,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { SYSTEM } from '#platform/security/audit';
import { signedInAgain } from '../../contracts/contracts/testing/signed-contract';
import { moveTo } from '../../contracts/deliveries/testing/signed-contract';
import { driving } from '../../driving/km/testing/driving';
import { JOBS } from '../../features';
import { users } from '../../identity/accounts/accounts.table';
import { receiveDocument } from '../../sales/proposals/analysis/receive-document.service';
import {
  readyCustomer,
  sentProposal,
} from '../../sales/proposals/testing/ready-customer';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';

const api = testApi();
const SHOP = 5;
const LINK = { dealershipId: SHOP, originAssistedSale: 'PAULISTA-01' };

const told = async (who: TestClient) =>
  (await who.send(listNotifications, { query: {} })).data.items.map(({ kind, label }) =>
    [kind, label].join(' '),
  );
const assisted = async () =>
  sentProposal(await readyCustomer(api), { link: 'vendaassistida=PAULISTA-01' });

describe('a proposal', () => {
  it('rings the bells of its seller and of the dealers of its dealership, step by step', async () => {
    const seller = await api.asRole('SELLER', LINK);
    const dealer = await api.asRole('DEALER', { dealershipId: SHOP });
    const others = [
      await api.asRole('SELLER', { dealershipId: SHOP }),
      await api.asRole('DEALER', { dealershipId: SHOP + 1 }),
      await api.asRole('CONSULTANT'),
    ];
    const { id, number } = await assisted();
    const steps = [
      ['aprovada', 'consultant', 'proposal-approved'],
      ['contrato_assinado', 'customer', 'proposal-signed'],
      ['pagamento_confirmado', 'system', 'proposal-paid'],
      ['entrega_agendada', 'customer', 'delivery-booked'],
      // The dealership took the day with it: nobody paid a second time, so nobody is
      // told.
      ['pagamento_confirmado', 'customer', null],
      ['entrega_agendada', 'customer', 'delivery-booked'],
      ['ativa', 'dealership', 'car-delivered'],
      ['cancelada', 'customer', 'proposal-cancelled'],
    ] as const;
    const expected = [`proposal-sent ${number}`];
    for (const [state, party, kind] of steps) {
      api.clock.advance(60_000);
      await moveTo(api, id, state, party);
      if (kind) expected.unshift(`${kind} ${number}`);
    }
    expect(await told(seller)).toEqual(expected);
    expect(await told(dealer)).toEqual(expected);
    for (const other of others) expect(await told(other)).toEqual([]);
  });

  it('rings no bell of who may not enter any more', async () => {
    const seller = await api.asRole('SELLER', LINK);
    const { id, number } = await assisted();
    const disable = (disabledAt: Date | null) =>
      api.db.update(users).set({ disabledAt }).where(eq(users.id, seller.userId));
    await disable(api.clock.now());
    await moveTo(api, id, 'aprovada', 'consultant');
    await disable(null);
    expect(await told(seller)).toEqual([`proposal-sent ${number}`]);
  });
});

describe('consultants are told of', () => {
  it('documents that came again, whoever asked for them', async () => {
    const asker = await api.asRole('CONSULTANT');
    const other = await api.asRole('CONSULTANT');
    const customer = await readyCustomer(api);
    const { id, number } = await sentProposal(customer);
    const decided = await asker.send(decideProposal, {
      params: { id },
      body: {
        to: 'documentos_pendentes',
        reasons: ['imagem-ilegivel'],
        documents: [{ kind: 'cnh-frente', note: 'Escura.' }],
        revision: 1,
      },
    });
    expect(decided.status).toBe(200);
    await api.db.transaction((tx) =>
      receiveDocument(api.ports, tx, {
        ...{ userId: customer.userId, actor: SYSTEM },
        ...{ kind: 'cnh-frente', mediaType: 'image/jpeg', pages: 1 },
      }),
    );
    expect(await told(asker)).toEqual([`documents-received ${number}`]);
    expect(await told(other)).toEqual([]);
  });

  it('a review, when they may answer it', async () => {
    const first = await api.asRole('CONSULTANT');
    const second = await api.asRole('CONSULTANT');
    const leadsAlone = await api.asRole('CONSULTANT', { rights: ['leads'] });
    const customer = await readyCustomer(api);
    const { id, number } = await sentProposal(customer);
    const params = { id };
    await first.send(decideProposal, {
      params,
      body: { to: 'reprovada', reasons: ['renda-insuficiente'], revision: 1 },
    });
    await customer.send(requestReview, { params, body: { revision: 2 } });
    expect(await told(second)).toEqual([`review-asked ${number}`]);
    expect(await told(first)).toEqual([]);
    expect(await told(leadsAlone)).toEqual([]);
  });

  describe('a lead that they hold, when its person writes again', () => {
    const bia = { email: 'bia@exemplo.test', cellphone: '(41) 99876-5432' };
    const lead = (from: TestClient) =>
      from.send(sendLead, {
        params: { product: 'carro-por-assinatura' },
        body: {
          ...{ ...bia, name: 'Bia Souza', interest: 'quero para uso pessoal' },
          ...{ cpf: null, state: null, months: null, hasAcceptedNewsletter: null },
        },
      });
    const contact = (from: TestClient) =>
      from.send(sendContact, {
        body: {
          ...{ name: 'Bia Souza', email: bia.email, subject: CONTACT_SUBJECTS[2] },
          message: 'Ainda espero a ligação.',
        },
      });
    const company = (from: TestClient) =>
      from.send(sendCompanyContact, {
        body: {
          ...{ name: 'Ipê Entregas Ltda.', cnpj: '12.ABC.345/01DE-35', cars: 12 },
          ...{ contactName: 'Bia Souza', email: 'frota@ipe.test', phone: bia.cellphone },
          ...{ city: 'São Paulo', state: 'SP' },
        },
      });

    it.each([
      ['the modal', lead],
      ['the contact form', contact],
      ['the form of companies, by the phone alone', company],
    ])('by %s, from wherever', async (_where, write) => {
      const holder = await api.asRole('CONSULTANT');
      const other = await api.asRole('CONSULTANT');
      const person = api.asAnyone();
      const { id } = (await lead(person)).data;
      expect(await told(holder)).toEqual([]);
      await holder.send(claimLead, { params: { id }, body: { revision: 1 } });
      await write(person);
      expect(await told(holder)).toEqual(['lead-repeated ']);
      await write(person); // the same notice again, which is merged with the first
      expect(await told(holder)).toHaveLength(2);
      api.clock.advance(2 * DAY_MS);
      await write(api.asAnyone());
      expect(await told(await signedInAgain(api, holder))).toEqual(
        Array(3).fill('lead-repeated '),
      );
      expect(await told(await signedInAgain(api, other))).toEqual([]);
    });
  });

  it('what a customer writes in a request that they took on, and a contested charge', async () => {
    const { customer, id: contractId, contract } = await driving(api);
    const holder = await api.asRole('CONSULTANT');
    const other = await api.asRole('CONSULTANT');
    const { data } = await customer.send(openServiceRequest, {
      params: { id: contractId },
      body: { kind: 'pneu', text: 'Furou o pneu.' },
    });
    const params = { id: data.id };
    await holder.send(claimServiceRequest, { params, body: { revision: 1 } });
    const message = { text: 'Alguma novidade?', revision: 2 };
    await customer.send(sendServiceMessage, { params, body: message });
    expect(await told(holder)).toEqual([`service-message ${data.number}`]);
    expect(await told(other)).toEqual([]);
    api.clock.advance(60_000);
    const contested = await customer.send(contestCharge, {
      params: { id: contractId },
      body: { item: 'installment:1', reason: 'Já paguei.' },
    });
    expect(contested.status).toBe(200);
    expect(await told(other)).toEqual([`charge-contested ${contract.number}`]);
  });
});

it('dealers are told of a seller who accepted the invitation, by name', async () => {
  const dealer = await api.asRole('DEALER', { dealershipId: SHOP });
  const colleague = await api.asRole('SELLER', { dealershipId: SHOP });
  const body = { name: 'Vera Nunes', email: 'vera@exemplo.test' };
  await dealer.send(inviteSeller, { body });
  const text = (await api.mails()).at(-1)?.bodyText ?? '';
  const [, token = ''] = /#token=([\w-]{43})/.exec(text) ?? [];
  const password = 'uma frase comprida';
  await api.asAnyone().send(acceptSellerInvitation, {
    query: { token },
    body: { password, passwordConfirmation: password },
  });
  expect(await told(dealer)).toEqual(['seller-joined Vera Nunes']);
  expect(await told(colleague)).toEqual([]);
});

it('a notification is forgotten after 90 days, read or not', async () => {
  const dealer = await api.asRole('DEALER', { dealershipId: SHOP });
  await sentProposal(await readyCustomer(api), { link: `dealerid=${SHOP}` });
  const retention = JOBS.find(({ name }) => name === 'retention');
  api.clock.advance(89 * DAY_MS);
  await retention?.work(api.ports, api.db, api.app.log);
  expect(await told(await signedInAgain(api, dealer))).toHaveLength(1);
  api.clock.advance(2 * DAY_MS);
  await retention?.work(api.ports, api.db, api.app.log);
  expect(await told(await signedInAgain(api, dealer))).toEqual([]);
});

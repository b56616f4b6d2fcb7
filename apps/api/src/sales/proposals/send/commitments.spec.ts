import { eq } from 'drizzle-orm';
import { decideProposal, getProposal, sendProposal } from '@site/api-contract';
import { type AnalysisReasonCode } from '@site/api-contract/sales';
import { contractAmendments } from '../../../contracts/contracts/contract-amendments.table';
import { contracts } from '../../../contracts/contracts/contracts.table';
import {
  approvedCompany,
  LUCIA,
  PAULO,
} from '../../../contracts/contracts/testing/approved-company';
import { signedContract } from '../../../contracts/contracts/testing/signed-contract';
import { HOME, setStock } from '../../../contracts/deliveries/testing/signed-contract';
import { replacePartners } from '../../../identity/registration/registration.repository';
import { testApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import { proposals } from '../proposals.table';
import {
  ORDER,
  readyCustomer,
  sentProposal,
  simulationWithBasket,
} from '../testing/ready-customer';

const api = testApi();
beforeEach(() => setStock(api, { [HOME]: 3 }));
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ');

async function seenByConsultant(id: string) {
  const consultant = await api.asRole('CONSULTANT');
  return (await consultant.send(getProposal, { params: { id } })).data;
}

async function noteOf(id: string) {
  return plain((await seenByConsultant(id)).history.at(-1)?.reason);
}

const sendCart = (
  customer: TestClient,
  { simulation: { id }, basketId }: Awaited<ReturnType<typeof simulationWithBasket>>,
  income = ORDER.income,
) =>
  customer.send(sendProposal, {
    params: { id },
    body: { ...ORDER, income, basketId, revision: 1 },
  });

describe('what the income of a proposal carries besides', () => {
  it('is every open proposal and running contract of the customer, with its sum in the note', async () => {
    const signed = await signedContract(api);
    const second = await sentProposal(signed.customer);
    const third = await sentProposal(signed.customer);
    const seen = await seenByConsultant(third.id);
    expect(
      seen.commitments?.map(({ number, state, monthly, modelName, isOfPartner }) => [
        number,
        state,
        monthly,
        modelName,
        isOfPartner,
      ]),
    ).toEqual([
      [expect.stringMatching(/^P-/), 'contrato_assinado', 2637, 'Aroeira', false],
      [second.number, 'em_analise', 2637, 'Aroeira', false],
    ]);
    expect(plain(seen.history.at(-1)?.reason)).toBe(
      'Parcela de R$ 2.637,00, com mais R$ 5.274,00 de 2 outros carros: 63,3% da renda mensal informada. Passa do limite de 30%.',
    );
    expect(seen.history.at(-1)?.reasons?.map(({ code }) => code)).toEqual([
      'renda-comprometida',
    ]);
  });

  it('counts a contract at the price of its newest km package', async () => {
    const signed = await signedContract(api);
    await api.db.insert(contractAmendments).values({
      contractId: signed.contract.id,
      number: 1,
      kind: 'km',
      changes: { km: 1500, monthlyCentavos: 282_700, fromInstallment: 2 },
      effectiveFrom: '2026-12-24',
      confirmedAt: api.clock.now(),
    });
    const next = await sentProposal(signed.customer);
    const seen = await seenByConsultant(next.id);
    expect(seen.commitments?.map(({ monthly }) => monthly)).toEqual([2827]);
  });

  it('leaves out what is over, and is absent without another car', async () => {
    const customer = await readyCustomer(api);
    const first = await sentProposal(customer);
    await api.db
      .update(proposals)
      .set({ state: 'cancelada' })
      .where(eq(proposals.id, first.id));
    const second = await sentProposal(customer);
    expect(await seenByConsultant(second.id)).not.toHaveProperty('commitments');
  });

  it('of a company holds what its partners have as people, by name', async () => {
    const partner = await readyCustomer(api, {
      name: 'Paulo Massa',
      email: 'paulo@exemplo.test',
      document: PAULO.cpf,
    });
    const own = await sentProposal(partner);
    const company = await approvedCompany(api);
    const seen = await seenByConsultant(company.params.id);
    expect(seen.commitments).toEqual([
      expect.objectContaining({
        number: own.number,
        customerName: 'Paulo Massa',
        isOfPartner: true,
      }),
    ]);
  });

  it('counts the others of three that are sent at once, in whichever order', async () => {
    const customer = await readyCustomer(api);
    const carts = [
      await simulationWithBasket(customer),
      await simulationWithBasket(customer),
      await simulationWithBasket(customer),
    ];
    const sent = await Promise.all(carts.map((cart) => sendCart(customer, cart)));
    const notes = await Promise.all(sent.map(({ data }) => noteOf(data.id)));
    expect(notes.sort()).toEqual([
      expect.stringContaining(', com mais R$ 2.637,00 de 1 outro carro: 42,2% '),
      expect.stringContaining(', com mais R$ 5.274,00 de 2 outros carros: 63,3% '),
      expect.stringContaining('Parcela de R$ 2.637,00: 21,1% '),
    ]);
  });

  it('of a company counts a partner’s car that is sent at once just before its own', async () => {
    const partner = await readyCustomer(api, { document: PAULO.cpf });
    const company = await readyCustomer(api, {
      personType: 'PJ',
      document: 'DEM0PJ01000160',
    });
    const now = api.clock.now();
    await replacePartners(api.db, company.userId, { partners: [PAULO, LUCIA], now });
    const ownCart = await simulationWithBasket(partner);
    const companyCart = await simulationWithBasket(company, {}, 2);
    const [own, ofCompany] = await Promise.all([
      sendCart(partner, ownCart),
      sendCart(company, companyCart, 900_000),
    ]);
    const isCounted = (await noteOf(ofCompany.data.id)).includes('de 1 outro carro');
    expect(isCounted).toBe(own.data.number < ofCompany.data.number);
  });

  it('is nobody else’s to read: neither the customer’s, nor the dealership’s', async () => {
    const customer = await readyCustomer(api);
    await sentProposal(customer, { link: 'dealerid=1' });
    const second = await sentProposal(customer, { link: 'dealerid=1' });
    const dealer = await api.asRole('DEALER', { dealershipId: 1 });
    for (const viewer of [customer, dealer]) {
      const { data } = await viewer.send(getProposal, { params: { id: second.id } });
      expect(data).not.toHaveProperty('commitments');
    }
  });
});

describe('a refusal for the income', () => {
  async function refused(
    income: number,
    reason: AnalysisReasonCode = 'renda-insuficiente',
  ) {
    const customer = await readyCustomer(api);
    const proposal = await sentProposal(customer, { order: { income } });
    const consultant = await api.asRole('CONSULTANT');
    await consultant.send(decideProposal, {
      params: { id: proposal.id },
      body: { to: 'reprovada', reasons: [reason], revision: 1 },
    });
    const { data } = await customer.send(getProposal, { params: { id: proposal.id } });
    return { data, consultant };
  }

  it('tells its customer the limit, the income that the car needs, and what fits', async () => {
    const { data } = await refused(6000);
    expect(data.affordability).toMatchObject({
      limit: 1800,
      committed: 0,
      left: 1800,
      neededIncome: 8790,
    });
    const fitting = data.affordability?.fitting ?? [];
    expect(fitting[0]).toMatchObject({ modelSlug: 'lira', monthly: 1499 });
    expect(fitting.every(({ monthly }) => monthly <= 1800)).toBe(true);
  });

  it('says by the cheapest car where none fits', async () => {
    const { data } = await refused(3000);
    expect(data.affordability).toMatchObject({
      left: 900,
      fitting: [],
      cheapest: { modelName: 'Lira', monthly: 1499, neededIncome: 4996.67 },
    });
  });

  it('takes what the other cars cost from the limit, and adds it to the income that is needed', async () => {
    const customer = await readyCustomer(api);
    await sentProposal(customer);
    const second = await sentProposal(customer, { order: { income: 12_000 } });
    const consultant = await api.asRole('CONSULTANT');
    await consultant.send(decideProposal, {
      params: { id: second.id },
      body: { to: 'reprovada', reasons: ['renda-comprometida'], revision: 1 },
    });
    const { data } = await customer.send(getProposal, { params: { id: second.id } });
    expect(data.affordability).toMatchObject({
      limit: 3600,
      committed: 2637,
      left: 963,
      neededIncome: 17_580,
      fitting: [],
    });
  });

  it('for other reasons, and to who is not its customer, has no such figures', async () => {
    const { data } = await refused(3000, 'dados-divergentes');
    expect(data).not.toHaveProperty('affordability');
    const other = await refused(3000);
    const seen = await other.consultant.send(getProposal, {
      params: { id: other.data.id },
    });
    expect(seen.data).not.toHaveProperty('affordability');
  });
});

describe('a running contract', () => {
  it('stops counting once it is over', async () => {
    const signed = await signedContract(api);
    const [contract] = await api.db
      .select({ proposalId: contracts.proposalId })
      .from(contracts)
      .where(eq(contracts.id, signed.contract.id));
    await api.db
      .update(proposals)
      .set({ state: 'encerrada' })
      .where(eq(proposals.id, contract?.proposalId ?? ''));
    const next = await sentProposal(signed.customer);
    expect(await seenByConsultant(next.id)).not.toHaveProperty('commitments');
  });
});

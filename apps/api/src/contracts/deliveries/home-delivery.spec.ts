import { eq } from 'drizzle-orm';
import { chooseDeliverySlot, getDelivery } from '@site/api-contract';
import { registrations } from '../../identity/accounts/registrations.table';
import { testApi } from '../../testing/api';
import { CAR, handoverSteps } from './testing/handover-steps';
import { approvedProposal, moveTo, paidContract, sign } from './testing/signed-contract';

const api = testApi();
const { staff, note, saveCar } = handoverSteps(api);
const HOME_ADDRESS = 'Rua XV de Novembro, 100, Centro, Curitiba, PR, CEP 80020-310';

/** A car that is brought to the customer's address of the signature. */
async function broughtHome() {
  const approved = await approvedProposal(api, {
    addOns: ['entrega-em-casa'],
  });
  const { userId } = approved.customer;
  const live = (street: string) =>
    api.db
      .update(registrations)
      .set({
        street,
        number: '100',
        neighborhood: 'Centro',
        city: 'Curitiba',
        stateId: 41,
        cep: '80020310',
      })
      .where(eq(registrations.userId, userId));
  await live('Rua XV de Novembro');
  const signed = await sign(api, approved);
  await moveTo(api, signed.proposalId, 'pagamento_confirmado', 'system');
  return { ...signed, live };
}

describe('a car that is brought to its customer', () => {
  it('goes to the address of the signature, which both sides read', async () => {
    const { customer, id, live } = await broughtHome();
    await live('Rua Nova');
    for (const client of [customer, staff()]) {
      const { data } = await client.send(getDelivery, { params: { id } });
      expect(data.home).toEqual({ address: HOME_ADDRESS, isCompany: false });
    }
  });

  it('has that address in the mails of day and readiness', async () => {
    const { customer, id } = await broughtHome();
    await customer.send(chooseDeliverySlot, {
      params: { id },
      body: { day: '2026-11-25', time: '10:00' },
    });
    await note(id, 'faturado');
    await saveCar(id, CAR);
    await note(id, 'emplacado');
    await note(id, 'pronto');
    const [slot, milestone] = (await api.mails()).slice(-2);
    expect(slot?.bodyText).toContain(
      'A loja leva o carro até o endereço abaixo. Tenha em mãos a CNH de quem vai receber.',
    );
    expect(slot?.bodyText).toMatch(
      /O endereço é o do contrato\. Se não vale mais, ligue para a loja: \(\d\d\) [\d-]+\./,
    );
    for (const mail of [slot, milestone])
      expect(mail?.bodyText).toContain(`Endereço da entrega: ${HOME_ADDRESS}`);
  });

  it('is not the one that is fetched', async () => {
    const { customer, id } = await paidContract(api);
    const { data } = await customer.send(getDelivery, { params: { id } });
    expect(data.home).toBeUndefined();
  });
});

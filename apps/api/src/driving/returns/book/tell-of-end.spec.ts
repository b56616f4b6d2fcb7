import { getContract } from '@site/api-contract';
import { moveOn } from '../../../contracts/contracts/testing/signed-contract';
import { testApi } from '../../../testing/api';
import { acts, driving, live } from '../testing/car-return';
import { remindOfContractEnd } from './remind-of-contract-end.job';

const api = testApi();
const act = acts(api);
const work = () => remindOfContractEnd(api.ports, api.db);
const told = async () =>
  (await api.mails()).filter(({ subject }) => subject.includes('termina em'));
const asked = async () =>
  (await api.mails()).filter(({ subject }) => subject.includes('marque a devolução'));

/** The car came on 23/11/2026 for 36 months; the last day is 22/11/2029. */
const DAY_101_BEFORE = 994; // 13/08/2029
const DAY_61_BEFORE = 1034; // 22/09/2029

describe('the mail before the end of the term', () => {
  it('is sent once, 100 days before the last day, in time for an ordered car, and says what can come after it', async () => {
    const driver = await driving(api);
    await live(api, DAY_101_BEFORE, driver);
    expect(await work()).toEqual({ done: 0 });
    await live(api, 1, driver);
    const both = await Promise.all([work(), work()]);
    expect(both.map(({ done }) => done).sort()).toEqual([0, 1]);
    await live(api, 30, driver);
    expect(await work()).toEqual({ done: 0 });
    const [mail, ...more] = await told();
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^Contrato C-2611-\d{4}: termina em 22\/11\/2029$/);
    expect(mail?.bodyText).toContain('simule a renovação');
    const text = mail?.bodyText.replace(/\s+/g, ' ');
    for (const said of [
      'Um carro sob encomenda leva até 45 dias úteis: começando agora, ele chega antes do fim.',
      'Para devolver no fim, marque o dia e a hora a partir de 23/09/2029, na loja Rodar Paulista, em São Paulo, SP, ou em outra. No último mês não há custo de saída.',
      'A partir de 23/09/2029, peça uma oferta para ficar com ele:',
      'Se o carro novo vier depois do fim, fique com o de hoje até lá:',
    ])
      expect(text).toContain(said);
    expect(mail?.bodyText).toContain(`/area-logada/contratos/${driver.id}#contrato-fim`);
    const { data } = await driver.customer.send(getContract, {
      params: { id: driver.id },
    });
    expect(data.endsOn).toBe('2029-11-22');
    expect(data.carReturn).toBe(null);
  });

  it('is followed once, 60 days before the last day, by one that asks for the day of the return', async () => {
    const driver = await driving(api);
    await live(api, DAY_61_BEFORE, driver);
    await work();
    expect(await work()).toEqual({ done: 0 });
    await live(api, 1, driver);
    const both = await Promise.all([work(), work()]);
    expect(both.map(({ done }) => done).sort()).toEqual([0, 1]);
    expect(await work()).toEqual({ done: 0 });
    const [mail, ...more] = await asked();
    expect(more).toEqual([]);
    const text = mail?.bodyText.replace(/\s+/g, ' ');
    expect(text).toContain(
      'Seu contrato termina em 22/11/2029, e já dá para marcar o dia e a hora de devolver o carro na loja Rodar Paulista, em São Paulo, SP, ou em outra.',
    );
    expect(text).toContain('Quer ficar com ele? A compra está na página do contrato.');
    expect(text).toContain(`/area-logada/contratos/${driver.id}/devolucao`);
  });

  it('is followed by none where the day of the return is booked', async () => {
    const driver = await driving(api);
    await live(api, DAY_61_BEFORE, driver);
    await work();
    await live(api, 1, driver);
    const [first] = await act.slots(driver.customer, driver.id, 'end');
    await act.book(driver.customer, driver.id, first?.day ?? '', first?.cost ?? 0);
    expect(await work()).toEqual({ done: 0 });
    expect(await asked()).toEqual([]);
  });

  it('names the day of a return that is booked, as the contract does', async () => {
    const driver = await driving(api);
    await live(api, DAY_61_BEFORE + 20, driver);
    const [first] = await act.slots(driver.customer, driver.id, 'end');
    const day = first?.day ?? '';
    await act.book(driver.customer, driver.id, day, first?.cost ?? 0);
    expect(await work()).toEqual({ done: 1 });
    const [mail] = await told();
    expect(mail?.bodyText).toContain('A devolução está marcada para');
    const { data } = await driver.customer.send(getContract, {
      params: { id: driver.id },
    });
    expect(data.carReturn).toMatchObject({ slot: { day, time: '09:00' }, isBack: false });
  });

  it('is not sent once the car is back', async () => {
    const driver = await driving(api);
    await live(api, DAY_61_BEFORE + 10, driver);
    await moveOn(api, driver.proposalId, ['encerrada', 'system']);
    expect(await work()).toEqual({ done: 0 });
    expect(await told()).toEqual([]);
  });
});

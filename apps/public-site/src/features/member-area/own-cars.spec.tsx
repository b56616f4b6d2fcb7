import { screen, within } from '@testing-library/react';
import { getDelivery, getKmBank } from '@site/contracts';
import {
  aContractSummary,
  aDelivery,
  aKmBank,
  answer,
  guardConsole,
  refuse,
} from '@site/testing';
import { openArea } from './testing/open-area';

guardConsole();

const { id } = aContractSummary();
const CAR = { plate: 'ROD1R23', renavam: '00700123193', chassis: '9BRRDA48ATB000123' };
const ownCar = () =>
  screen.findByRole('article', { name: 'Aroeira Evolução 1.0 Turbo AT' });
const valueOf = (car: HTMLElement, name: string) =>
  within(car)
    .getByText(name, { selector: 'dt' })
    .nextElementSibling?.textContent?.replace(/\s/g, ' ');
const linksOf = (car: HTMLElement) =>
  within(car)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('with the customer shows its km, plate and next installment', async () => {
  openArea({
    contracts: [aContractSummary()],
    answers: [answer(getKmBank, aKmBank()), answer(getDelivery, aDelivery({ car: CAR }))],
  });
  const car = await ownCar();
  await within(car).findByText('1.270 km');
  within(car).getByText(/^Nesse ritmo, você termina com/);
  within(car).getByText('Ativa', { selector: '.tag' });
  expect(valueOf(car, 'Leitura de 16/11/2026')).toBe('4.738 km');
  expect(valueOf(car, 'Placa')).toBe('ROD1R23');
  expect(valueOf(car, 'Próxima parcela')).toBe('10/12/2026, R$ 2.637,00');
  expect(linksOf(car)).toEqual([
    ['Informar hodômetro', `/area-logada/contratos/${id}#contrato-km`],
    ['Ver contrato', `/area-logada/contratos/${id}`],
    ['Ver o registro da entrega', `/area-logada/entregas/${id}`],
  ]);
});

it('says what waits for it where the page leads with another one', async () => {
  const fine = { label: 'Multa de trânsito 1', open: 195.23, dueDate: '2026-12-01' };
  const other = aContractSummary({
    id: '0190a1b2-0000-7000-8000-00000000c0de',
    modelName: 'Lira',
    versionName: 'Lira Origem 1.0',
    waitingFine: { answerUntil: '2026-11-28', isNamed: false },
    dueBefore: [{ ...fine, late: false }],
  });
  openArea({
    contracts: [aContractSummary(), other],
    answers: [answer(getKmBank, aKmBank()), answer(getDelivery, aDelivery({ car: CAR }))],
  });
  const second = await screen.findByRole('article', { name: /^Lira/ });
  expect(linksOf(second)[0]?.[1]).toBe(`/area-logada/contratos/${other.id}/multas`);
  expect(
    linksOf(await ownCar()).some(([, address]) => address?.endsWith('/multas')),
  ).toBe(false);
});

it('that is driven beyond its km says so calmly, and leads to what helps', async () => {
  openArea({
    contracts: [aContractSummary()],
    answers: [
      answer(
        getKmBank,
        aKmBank({ forecast: { km: 13_240, extraKm: 1240, cost: 868 }, balance: -300 }),
      ),
      answer(getDelivery, aDelivery({ car: CAR })),
    ],
  });
  const car = await ownCar();
  await within(car).findByText(
    /^No ritmo atual, faltarão 1\.240 km até o fim: R\$\s868,00 de km extra\./,
  );
  expect(linksOf(car)[0]).toEqual([
    'Comprar km ou trocar o pacote',
    `/area-logada/contratos/${id}#contrato-km`,
  ]);
});

it('that is demanded back forecasts no km to an end that will not come', async () => {
  const carReturn = {
    kind: 'inadimplencia',
    bringBy: '2027-03-24',
    isBack: false,
    isOverdue: false,
    slot: null,
    endedOn: '2027-03-17',
  } as const;
  const bank = aKmBank({ isEndedUnpaid: true, forecast: null, topUp: null });
  openArea({
    contracts: [aContractSummary({ carReturn })],
    answers: [answer(getKmBank, bank), answer(getDelivery, aDelivery({ car: CAR }))],
  });
  const car = await ownCar();
  await within(car).findByText(
    /^O contrato terminou: na devolução contam os km dos meses que já começaram, a R\$\s0,70 por km extra\.$/,
  );
  within(car).getByText('Encerrada por falta de pagamento');
  expect(within(car).queryByText(/Mês 12|Previsão|previsão|Nesse ritmo/)).toBeNull();
});

it('whose km and delivery fail keeps its facts and its ways', async () => {
  openArea({
    contracts: [aContractSummary()],
    answers: [
      refuse(getKmBank, 503, { message: 'Volte em instantes.' }),
      refuse(getDelivery, 503, { message: 'Volte em instantes.' }),
    ],
  });
  const car = await ownCar();
  await within(car).findByText('Não conseguimos abrir o banco de km.');
  expect(valueOf(car, 'Contrato')).toBe('C-2606-0001');
  expect(linksOf(car)).toHaveLength(2);
});

it('on its way asks for no km and leads to its delivery', async () => {
  openArea({ contracts: [aContractSummary({ state: 'pagamento_confirmado' })] });
  const car = await ownCar();
  expect(valueOf(car, 'Mensalidade')).toBe('R$ 2.637,00');
  expect(linksOf(car)).toEqual([
    ['Ver contrato', `/area-logada/contratos/${id}`],
    ['Acompanhar a entrega', `/area-logada/entregas/${id}`],
  ]);
});

import { screen, within } from '@testing-library/react';
import { type CarReturn, getReturn } from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { A_UUID, aCarReturn, answer, guardConsole, refuse } from '@site/testing';
import { routes } from '../../../../app/routes';
import { answers, PAGE, viewer } from '../testing/contract-page';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const booked = {
  kind: 'antecipada' as const,
  slot: { day: '2027-11-25', time: '09:00' },
  bringBy: null,
  isOverdue: false,
  isBack: false,
};
const slot = booked.slot;

async function openWith(changes: Partial<CarReturn>) {
  open(PAGE, {
    viewer,
    answers: [
      ...answers({ carReturn: booked }),
      answer(getReturn, aCarReturn({ isAsked: true, slot, ...changes })),
    ],
  });
  const part = within(await screen.findByRole('region', { name: 'Devolução' }));
  await part.findByText('Motivo');
  const texts = (tag: string) =>
    [...document.querySelectorAll(`[aria-labelledby="devolucao"] ${tag}`)].map(
      ({ textContent }) => textContent?.replaceAll('\u00a0', ' '),
    );
  return { part, texts };
}

describe('the return of a car on the page of its contract', () => {
  it('says day, hour and place before the car is back', async () => {
    const { part, texts } = await openWith({});
    expect(texts('dd')).toEqual([
      'Saída antecipada',
      '25/11/2027, às 09:00',
      'Rodar Batel, em Curitiba, PR',
      'Avenida do Batel, 1230',
    ]);
    part.getByText(
      'A vistoria, os danos e o acerto aparecem aqui quando a loja receber o carro.',
    );
  });

  it('says the last day of a car that is late', async () => {
    const { part } = await openWith({
      ...{ kind: 'desistencia', slot: null, bringBy: '2026-11-20', isOverdue: true },
    });
    part.getByText('Atrasada: era até 20/11/2026');
    part.getByText('O cliente ainda não marcou');
  });

  it('says what the inspection found, what was said about it, and the bill', async () => {
    const { part, texts } = await openWith({
      state: 'encerrada',
      returnedAt: '2027-11-25T12:00:00.000Z',
      odometerKm: 13_150,
      photos: [{ id: A_UUID, takenAt: '2027-11-25T12:00:00.000Z' }],
      damages: [
        {
          id: A_UUID,
          label: 'Amassado na porta',
          quote: 1250.5,
          isInsured: true,
          cost: 1250.5,
          contest: 'contestado',
        },
      ],
      damageState: 'contestados',
      answerBy: '2027-12-10',
      contestReason: 'Já estava lá na entrega.',
      charged: [{ label: 'Saída antes do prazo', amount: 10_548 }],
      dueOn: '2027-12-05',
    });
    expect(texts('dd').slice(4)).toEqual([
      '25/11/2027, 09:00',
      '13.150 km',
      'R$ 10.548,00',
      '05/12/2027',
    ]);
    expect(texts('li')).toEqual([
      'Amassado na porta: o cliente paga R$ 1.250,50orçamento R$ 1.250,50, coberto pelo seguro. Contestado',
    ]);
    part.getByRole('heading', { name: 'Vistoria, 1 foto' });
    part.getByText('O cliente contestou. Responder até 10/12/2027.');
    part.getByText('Já estava lá na entrega.');
    expect(
      part.getByRole('link', { name: 'Ver em Danos contestados' }).getAttribute('href'),
    ).toBe(`/consultor/danos?devolucao=${A_UUID}`);
  });

  it('names no amount to pay for a damage that was withdrawn after the contest', async () => {
    const { texts } = await openWith({
      state: 'encerrada',
      returnedAt: '2027-11-25T12:00:00.000Z',
      damages: [
        {
          ...{ id: A_UUID, label: 'Amassado na porta' },
          ...{ quote: 1250.5, isInsured: false, cost: 1250.5 },
          contest: 'retirado',
        },
      ],
      damageState: 'retirados',
    });
    expect(texts('li')).toEqual([
      'Amassado na porta: não cobradoorçamento R$ 1.250,50. Contestado',
    ]);
  });

  it('says that it can not be read, beside the rest of the contract', async () => {
    open(PAGE, {
      viewer,
      answers: [
        ...answers({ carReturn: booked }),
        refuse(getReturn, 503, { message: 'Tente em instantes.' }),
      ],
    });
    await screen.findByText('Não conseguimos abrir a devolução.');
  });

  it('is no part of a contract whose car nobody brings back', async () => {
    open(PAGE, { viewer, answers: answers() });
    await screen.findByRole('heading', { name: 'Extrato' });
    expect(screen.queryByRole('region', { name: 'Devolução' })).toBeNull();
  });
});

import { screen, within } from '@testing-library/react';
import {
  downloadContract,
  getContract,
  getDelivery,
  type Installment,
  listBankCharges,
  listOdometerReadings,
  listTrafficFines,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  A_UUID,
  aDelivery,
  answer,
  aTrafficFine,
  guardConsole,
  refuse,
} from '@site/testing';
import { routes } from '../../../app/routes';
import { answers, contract, listed, PAGE, viewer } from './testing/contract-page';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);

describe("a contract's page for consultants", () => {
  it('shows terms, plan, statement, delivery, car, customer and the next step', async () => {
    open(PAGE, { viewer, answers: answers() });
    await screen.findByRole('heading', { name: 'Rita Lemos', level: 1 });
    for (const text of [
      'C-2606-0001, assinado em 10/06/2026',
      'Pagar: Mensalidade 7 de 12, R$ 2.637,00, vence em 10/12/2026.',
      'Todo dia 10, ou no próximo dia útil',
      'Nenhum aditivo: vale o que foi assinado.',
      '529.982.247-25',
      'rita@example.com',
      '6 de 12 pagas',
    ])
      screen.getByText(
        (_, element) => element?.textContent?.replaceAll('\u00a0', ' ') === text,
        {
          selector: 'p, dd',
        },
      );
    await screen.findByText('RDR4E21');
    screen.getByText('Rodar Batel, em Curitiba, PR', { selector: 'dd' });
    const bank = await screen.findByRole('table', { name: 'No banco' });
    expect(
      within(bank)
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual([
      'Mensalidade 6 de 12Vencimento 10/11/2026PixPagaR$ 2.637,00 em 09/11/2026, 11:02; R$ 100,00 devolvidos09/11/2026, 11:00R$ 2.637,00',
      'Mensalidade 6 de 12Vencimento 10/11/2026Cartão salvoNão passou08/11/2026, 11:00R$ 2.637,00',
    ]);
    const statement = within(screen.getByRole('table', { name: 'Extrato' }));
    expect(
      statement.getAllByRole('rowheader').map(({ textContent }) => textContent),
    ).toEqual(['Pagamento', 'Mensalidade 6 de 12']);
    expect(
      screen
        .getByRole('link', { name: 'Proposta e documentos do cliente' })
        .getAttribute('href'),
    ).toBe(`/consultor/propostas/${contract.proposalId}`);
  });

  it('shows the newest six entries of the ledger, and all once asked for', async () => {
    const [first] = contract.statement;
    if (!first) throw new Error('No entry');
    const statement = Array.from({ length: 8 }, (_, index) => ({
      ...first,
      label: `Mensalidade ${index + 1} de 12`,
    }));
    const { user } = open(PAGE, { viewer, answers: answers({ statement }) });
    const table = within(await screen.findByRole('table', { name: 'Extrato' }));
    const labels = () =>
      table.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(labels()).toEqual(
      [8, 7, 6, 5, 4, 3].map((number) => `Mensalidade ${number} de 12`),
    );
    await user.click(screen.getByRole('button', { name: 'Ver os 8 lançamentos' }));
    expect(labels().at(-1)).toBe('Mensalidade 1 de 12');
    await user.click(screen.getByRole('button', { name: 'Ver menos lançamentos' }));
    expect(labels()).toHaveLength(6);
  });

  it('names what was charged once with its price', async () => {
    const oneOff = [{ key: 'entrega-em-casa', label: 'Entrega em casa', amount: 390 }];
    const terms = { ...contract.terms, oneOff };
    open(PAGE, { viewer, answers: answers({ terms }) });
    const label = await screen.findByText(
      'Entrega em casa, uma vez, com a primeira parcela',
      { selector: 'dt' },
    );
    expect(label.nextElementSibling?.textContent).toBe('R$\u00a0390,00');
  });

  it('of a car on the road lists its fines and leads to one more, by the plate', async () => {
    const car = { plate: 'RDR4E21', renavam: '1', chassis: '2' };
    open(PAGE, {
      viewer,
      answers: [
        ...answers().slice(0, -1),
        answer(getDelivery, aDelivery({ car, handedOverAt: '2026-06-18T14:00:00.000Z' })),
        answer(listTrafficFines, { items: [aTrafficFine()] }),
        answer(listOdometerReadings, { readings: [] }),
      ],
    });
    const fine = await screen.findByRole('link', { name: aTrafficFine().description });
    expect(fine.getAttribute('href')).toBe(`/consultor/multas/${aTrafficFine().id}`);
    expect(
      screen.getByRole('link', { name: 'Registrar multa' }).getAttribute('href'),
    ).toBe('/consultor/multas/nova?placa=RDR4E21');
  });

  it('of a car on the road lists its readings, and which are odd or have a picture', async () => {
    const reading = { km: 5000, isHandover: false, isUnlikely: false };
    const handover = { ...reading, onDay: '2026-06-18', km: 8, isHandover: true };
    open(PAGE, {
      viewer,
      answers: [
        ...answers().slice(0, -1),
        answer(getDelivery, aDelivery({ handedOverAt: '2026-06-18T14:00:00.000Z' })),
        answer(listOdometerReadings, {
          readings: [
            { ...reading, onDay: '2026-11-20', isUnlikely: true, photoId: A_UUID },
            { ...reading, onDay: '2026-11-01', isUnlikely: true },
            { ...reading, onDay: '2026-10-01', km: 900, by: 'Marina Duarte' },
            { ...reading, onDay: '2026-09-01', km: 700, atWorkshop: true },
            handover,
          ],
        }),
      ],
    });
    const heading = await screen.findByRole('heading', { name: 'Hodômetro' });
    const section = heading.closest('section') as HTMLElement;
    await within(section).findByText('Mais uma anterior');
    expect(
      [...section.querySelectorAll('li')].map(({ textContent }) =>
        textContent?.replaceAll('\u00a0', ' '),
      ),
    ).toEqual([
      '20/11/2026: 5.000 km Ver foto do painelMais de 400 km por dia desde a anterior',
      '01/11/2026: 5.000 km Mais de 400 km por dia desde a anterior, e sem foto',
      '01/10/2026: 900 km anotado por Marina Duarte, por telefone',
      '01/09/2026: 700 km lido pela oficina',
      '18/06/2026: 8 km na entrega',
    ]);
  });

  it('says that the fines of a car could not be asked for', async () => {
    const handedOverAt = '2026-06-18T14:00:00.000Z';
    const car = { plate: 'RDR4E21', renavam: '1', chassis: '2' };
    open(PAGE, {
      viewer,
      answers: [
        ...answers().slice(0, -1),
        answer(getDelivery, aDelivery({ car, handedOverAt })),
        refuse(listTrafficFines, 503),
        answer(listOdometerReadings, { readings: [] }),
      ],
    });
    await screen.findByRole('heading', { name: 'Não conseguimos carregar as multas.' });
    screen.getByRole('link', { name: 'Registrar multa' });
  });

  it('counts months as the customer does, not what is charged beside them', async () => {
    const { plan } = contract;
    const once = {
      ...plan.installments[0],
      kind: 'avulsa',
      label: 'Entrega em casa',
    } as Installment;
    const installments = [once, ...plan.installments];
    open(PAGE, { viewer, answers: answers({ plan: { ...plan, installments } }) });
    await screen.findByText('6 de 12 pagas');
    screen.getByRole('button', { name: 'Ver as 12 parcelas' });
  });

  it('shows the installments around the next one until all are asked for', async () => {
    const { user } = open(PAGE, { viewer, answers: answers() });
    const plan = within(await screen.findByRole('table', { name: 'Parcelas' }));
    const names = () =>
      plan.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names()).toEqual(
      [6, 7, 8, 9, 10, 11].map((number) => `Mensalidade ${number} de 12`),
    );
    await user.click(screen.getByRole('button', { name: 'Ver as 12 parcelas' }));
    expect(names()).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: 'Ver menos parcelas' }));
    expect(names()).toHaveLength(6);
  });

  it('names amendments, and how late it is', async () => {
    open(PAGE, {
      viewer,
      answers: answers({
        late: { since: '2026-11-10', days: 12, amount: 2700.29 },
        nextInstallment: {
          ...{ number: 6, kind: 'mensalidade', label: 'Mensalidade 6 de 12' },
          ...{ dueDate: '2026-11-10', amount: 2637, open: 2637, status: 'vencida' },
        },
        amendments: [
          {
            number: 1,
            kind: 'vencimento',
            text: 'Vencimento no dia 20, da mensalidade 8 em diante.',
            effectiveFrom: '2027-01-20',
            confirmedAt: '2026-11-21T12:00:00.000Z',
          },
        ],
      }),
    });
    await screen.findByText('12 dias de atraso');
    screen.getByText('Em atraso', { selector: '.tag' });
    expect(screen.queryByText('Ativa')).toBeNull();
    screen.getByText(/Vencimento no dia 20/);
    screen.getByText('vale desde 20/01/2027');
  });

  it('says that leaving costs nothing while its customer may withdraw, as they read', async () => {
    const freeUntil = '2099-06-18T02:59:59.999Z';
    const withdrawal = { kind: 'livre', freeUntil, cost: 0, refund: 2637 } as const;
    open(PAGE, { viewer, answers: answers({ withdrawal }) });
    const name = await screen.findByText('Sair hoje custa');
    expect(name.nextElementSibling?.textContent).toBe(
      'R$\u00a00,00, no prazo de desistência',
    );
  });

  it('gives the signed PDF, and says why when there is none', async () => {
    const why = 'Este contrato de demonstração não tem arquivo.';
    const { user } = open(PAGE, {
      viewer,
      answers: [...answers(), refuse(downloadContract, 404, { message: why })],
    });
    await user.click(
      await screen.findByRole('button', { name: 'Baixar o contrato assinado' }),
    );
    expect((await screen.findByRole('alert')).textContent).toBe(why);
  });

  it('says of a car that never came that its contract ended before', async () => {
    open(PAGE, {
      viewer,
      answers: [...answers(), answer(getDelivery, aDelivery({ state: 'cancelada' }))],
    });
    await screen.findByText('O contrato terminou antes da entrega.');
    expect(screen.queryByText('O cliente ainda não marcou')).toBeNull();
  });

  it('stays whole without a delivery, and says when a contract is not there', async () => {
    const { unmount } = open(PAGE, {
      viewer,
      answers: [
        listed,
        answer(getContract, contract),
        answer(listBankCharges, { items: [] }),
        refuse(getDelivery, 404, { message: 'Não encontramos essa entrega.' }),
      ],
    });
    await screen.findByText('Este contrato não tem entrega registrada.');
    await screen.findByText('Nada foi pedido ao banco por este contrato.');
    screen.getByRole('heading', { name: 'Rita Lemos', level: 1 });
    unmount();
    open(PAGE, {
      viewer,
      answers: [
        listed,
        refuse(getContract, 404, { message: 'Não encontramos esse contrato.' }),
      ],
    });
    await screen.findByRole('heading', { name: 'Não encontramos esse contrato.' });
  });
});

it('a delivery that did not happen on its day is told in the past', async () => {
  const slot = { day: '2026-11-02', time: '10:00' };
  open(PAGE, {
    viewer,
    answers: [
      ...answers(),
      answer(getDelivery, aDelivery({ state: 'entrega_agendada', slot })),
    ],
  });
  const term = await screen.findByText('Estava marcada para');
  expect(term.nextElementSibling?.textContent).toBe('02/11/2026, às 10:00');
});

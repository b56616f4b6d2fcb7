import { screen, waitFor, within } from '@testing-library/react';
import { type ContractDetail, downloadContract } from '@site/api-contract';
import { addDays, formatDate, saoPauloDay } from '@site/api-contract/brazil';
import { aContract, type Answer, answer, guardConsole, refuse } from '@site/testing';
import { openContract, PATH } from './testing/open-contract';

guardConsole();

const FILE = 'Baixar o contrato assinado';

async function openWays(changes?: Partial<ContractDetail>, answers?: Answer[]) {
  const page = openContract(changes, answers);
  const ways = await screen.findByRole('region', { name: 'Papéis e mudanças' });
  return { ...page, ways };
}

const linksOf = (ways: HTMLElement) =>
  Object.fromEntries(
    within(ways)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  );

const inDays = (days: number) => addDays(saoPauloDay(new Date()), days);

describe('what can be done with a contract', () => {
  it('is one list while the customer has the car', async () => {
    const { ways } = await openWays({ endsOn: inDays(200) });
    expect(linksOf(ways)).toEqual({
      Motoristas: `${PATH}/motoristas`,
      'Fotos e dados da entrega': `/area-logada/entregas/${aContract().id}`,
      'Simular a renovação': `/simulador/configure-e-assine?modelo=aroeira&versao=aroeira-evolucao&cor=azul-fiorde&prazo=12&km=1000&tipo=pf&opcionais=vidros-e-pneus&renovacao=${aContract().id}`,
      'Devolver o carro': `${PATH}/devolucao`,
      'Conferir um contrato': '/contratos/verificar',
    });
  });

  it('leaves renewal and return to their own section once the last day is near', async () => {
    const endsOn = inDays(26);
    const { ways } = await openWays({ endsOn });
    expect(Object.keys(linksOf(ways))).not.toContain('Simular a renovação');
    expect(Object.keys(linksOf(ways))).not.toContain('Devolver o carro');
    const end = screen.getByRole('region', {
      name: `Seu contrato termina em ${formatDate(endsOn)}`,
    });
    expect(linksOf(end)).toMatchObject({
      'Simular a renovação': expect.stringContaining('/simulador/'),
      'Devolver o carro': `${PATH}/devolucao`,
    });
  });

  it.each([
    ['2099-12-04', 'Marcado para 04/12/2099, às 09:00.'],
    ['2020-11-20', 'Antes ou no fim: quanto custa e o dia na loja'],
  ])('says of a return booked for %s: %s', async (day, note) => {
    const slot = { day, time: '09:00' };
    const { ways } = await openWays({
      carReturn: {
        kind: 'antecipada',
        slot,
        bringBy: null,
        isOverdue: false,
        isBack: false,
      },
    });
    const way = within(ways).getByRole('link', { name: 'Devolver o carro' });
    expect(way.nextElementSibling?.textContent).toBe(note);
  });

  it('links to the delivery before the handover', async () => {
    const { ways } = await openWays({
      state: 'entrega_agendada',
      handedOverOn: null,
    });
    expect(Object.keys(linksOf(ways))).toEqual([
      'Motoristas',
      'Acompanhar a entrega',
      'Conferir um contrato',
    ]);
  });

  it('has only documents when the contract is over', async () => {
    const { ways } = await openWays({
      state: 'cancelada',
      handedOverOn: null,
      dueDayFrom: null,
      exit: null,
      withdrawal: null,
    });
    expect(Object.keys(linksOf(ways))).toEqual(['Conferir um contrato']);
    within(ways).getByRole('button', { name: FILE });
  });

  it('links to the return of an ended contract, if there was one', async () => {
    const over = {
      state: 'encerrada',
      dueDayFrom: null,
      exit: null,
      withdrawal: null,
    } as const;
    const { ways, unmount } = await openWays({
      ...over,
      carReturn: {
        kind: 'fim',
        slot: null,
        bringBy: null,
        isOverdue: false,
        isBack: true,
      },
    });
    expect(linksOf(ways)['Ver a devolução']).toBe(`${PATH}/devolucao`);
    unmount();
    const old = await openWays({ ...over, carReturn: null });
    expect(Object.values(linksOf(old.ways))).not.toContain(`${PATH}/devolucao`);
  });

  it('links to the return of the car after a withdrawal', async () => {
    const { ways } = await openWays({
      state: 'cancelada',
      dueDayFrom: null,
      exit: null,
      withdrawal: null,
      carReturn: {
        kind: 'desistencia',
        slot: null,
        bringBy: '2026-12-01',
        isOverdue: false,
        isBack: false,
      },
    });
    expect(linksOf(ways)['Devolver o carro']).toBe(`${PATH}/devolucao`);
    within(ways).getByText('Você desistiu: leve o carro até 01/12/2026, sem custo');
  });
});

describe('the signed file', () => {
  it('is downloaded under its name', async () => {
    const file = {
      name: 'contrato-C-2606-0001.pdf',
      type: 'application/pdf',
      bytes: Uint8Array.from([1, 2, 3]),
    };
    const { user, saved } = await openWays({}, [answer(downloadContract, file)]);
    await user.click(screen.getByRole('button', { name: FILE }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([file.name]));
  });

  it('that is not there is said at the button', async () => {
    const message = 'Este contrato não tem arquivo guardado.';
    const { user } = await openWays({}, [refuse(downloadContract, 404, { message })]);
    await user.click(screen.getByRole('button', { name: FILE }));
    await screen.findByText(message);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { type ContractDetail, downloadContract } from '@site/api-contract';
import { addDays, formatDate, saoPauloDay } from '@site/api-contract/brazil';
import { aContract, type Answer, answer, guardConsole, refuse } from '@site/testing';
import { openContract, PATH } from './testing/open-contract';

guardConsole();

const FILE = 'Baixar o contrato assinado';

async function openLinks(changes?: Partial<ContractDetail>, answers?: Answer[]) {
  const page = openContract(changes, answers);
  const links = await screen.findByRole('region', { name: 'Documentos e mudanças' });
  return { ...page, links };
}

const linksOf = (links: HTMLElement) =>
  Object.fromEntries(
    within(links)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  );

const inDays = (days: number) => addDays(saoPauloDay(new Date()), days);

describe('what can be done with a contract', () => {
  it('is one list while the customer has the car', async () => {
    const { links } = await openLinks({ endsOn: inDays(200) });
    expect(linksOf(links)).toEqual({
      Motoristas: `${PATH}/motoristas`,
      'Fotos e dados da entrega': `/area-logada/entregas/${aContract().id}`,
      'Simular a renovação': `/simulador/configure-e-assine?modelo=aroeira&versao=aroeira-evolucao&cor=azul-fiorde&prazo=12&km=1000&tipo=pf&opcionais=vidros-e-pneus&renovacao=${aContract().id}`,
      'Devolver o carro': `${PATH}/devolucao`,
      'Conferir um contrato': '/contratos/verificar',
    });
  });

  it('leads to the wear table that the contract froze, if it froze one', async () => {
    const terms = { ...aContract().terms, wearVersion: '1' };
    const { links } = await openLinks({ terms });
    expect(linksOf(links)['Tabela de danos']).toBe('/contratos/tabela-de-danos?versao=1');
    within(links).getByText(
      'O que a devolução pode custar: a tabela do seu contrato, com desenhos',
    );
  });

  it('leaves renewal and return to their own section once the last day is near', async () => {
    const endsOn = inDays(26);
    const { links } = await openLinks({ endsOn });
    expect(Object.keys(linksOf(links))).not.toContain('Simular a renovação');
    expect(Object.keys(linksOf(links))).not.toContain('Devolver o carro');
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
    const { links } = await openLinks({
      endsOn: inDays(200),
      carReturn: {
        kind: 'antecipada',
        slot,
        bringBy: null,
        isOverdue: false,
        isBack: false,
      },
    });
    const link = within(links).getByRole('link', { name: 'Devolver o carro' });
    expect(link.nextElementSibling?.textContent).toBe(note);
  });

  it('links to the delivery before the handover', async () => {
    const { links } = await openLinks({
      state: 'entrega_agendada',
      handedOverOn: null,
    });
    expect(Object.keys(linksOf(links))).toEqual([
      'Motoristas',
      'Acompanhar a entrega',
      'Conferir um contrato',
    ]);
  });

  it('has only documents when the contract is over', async () => {
    const { links } = await openLinks({
      state: 'cancelada',
      handedOverOn: null,
      dueDayFrom: null,
      exit: null,
      withdrawal: null,
    });
    expect(Object.keys(linksOf(links))).toEqual(['Conferir um contrato']);
    within(links).getByRole('button', { name: FILE });
  });

  it('links to the return of an ended contract, if there was one', async () => {
    const over = {
      state: 'encerrada',
      dueDayFrom: null,
      exit: null,
      withdrawal: null,
    } as const;
    const { links, unmount } = await openLinks({
      ...over,
      carReturn: {
        kind: 'fim',
        slot: null,
        bringBy: null,
        isOverdue: false,
        isBack: true,
      },
    });
    expect(linksOf(links)['Ver a devolução']).toBe(`${PATH}/devolucao`);
    unmount();
    const old = await openLinks({ ...over, carReturn: null });
    expect(Object.values(linksOf(old.links))).not.toContain(`${PATH}/devolucao`);
  });

  it('links to the return of the car after a withdrawal', async () => {
    const { links } = await openLinks({
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
    expect(linksOf(links)['Devolver o carro']).toBe(`${PATH}/devolucao`);
    within(links).getByText('Você desistiu: leve o carro até 01/12/2026, sem custo');
  });
});

describe('the signed file', () => {
  it('is downloaded under its name', async () => {
    const file = {
      name: 'contrato-C-2606-0001.pdf',
      type: 'application/pdf',
      bytes: Uint8Array.from([1, 2, 3]),
    };
    const { user, saved } = await openLinks({}, [answer(downloadContract, file)]);
    await user.click(screen.getByRole('button', { name: FILE }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([file.name]));
  });

  it('that is not there is said at the button', async () => {
    const message = 'Este contrato não tem arquivo guardado.';
    const { user } = await openLinks({}, [refuse(downloadContract, 404, { message })]);
    await user.click(screen.getByRole('button', { name: FILE }));
    await screen.findByText(message);
  });
});

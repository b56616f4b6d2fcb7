import { screen, within } from '@testing-library/react';
import {
  getContract,
  getContractPayments,
  getPurchase,
  getServiceRequest,
  listContracts,
  listServiceRequests,
  type ServiceRequest,
} from '@site/api-contract';
import {
  aContract,
  aContractSummary,
  aLoss,
  type Answer,
  answer,
  aPurchase,
  aServiceRequest,
  aViewer,
  guardConsole,
} from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { somePayments } from '../../../testing/payments';
import { amongOthers, siteScene } from '../../../testing/site-scene';
import { openContract, plain } from '../contracts/testing/open-contract';
import { memberAreaRoutes } from '../member-area.routes';
import { nextBand, openArea } from '../testing/open-area';

guardConsole();

const loss = aLoss();
const ENDED =
  'O contrato terminou em 20/11/2026, por roubo, furto ou perda total do carro.';
const MONEY = [
  'Do mês 6 você paga 13 dias: R$ 1.142,70.',
  'Desfizemos R$ 1.494,30 cobrados pelo tempo depois da perda.',
  'Devolvemos R$ 1.494,30 do que já estava pago, pelo mesmo caminho.',
  'Não há custo de saída, acerto de km nem devolução.',
].join(' ');
const over = {
  state: 'encerrada',
  closedAt: '2026-11-24T14:00:00.000Z',
  nextInstallment: null,
  owed: 0,
  exit: null,
  withdrawal: null,
  dueDayFrom: null,
  loss,
} as const;

const openPage = (path: string, ...answers: Answer[]) =>
  renderRoute(amongOthers(memberAreaRoutes), path, {
    wire: siteScene().wire,
    viewer: aViewer('customer'),
    answers: [answer(listContracts, []), answer(getContract, aContract()), ...answers],
  });
const openRequest = (request: Partial<ServiceRequest>) =>
  openPage(
    `/area-logada/atendimentos/${aServiceRequest().id}`,
    answer(
      getServiceRequest,
      aServiceRequest({ kind: 'roubo-ou-perda-total', ...request }),
    ),
    answer(listServiceRequests, { items: [], phone: '0800 000 0000', canOpen: true }),
  );

describe('a contract whose car was stolen', () => {
  it('says on its page which day, what came back, and promises no return', async () => {
    openContract(over);
    const part = await screen.findByRole('region', {
      name: 'Roubo, furto ou perda total',
    });
    expect(plain(part)).toContain(`${ENDED} ${MONEY}`);
    const ways = screen.getByRole('region', { name: 'Documentos e mudanças' });
    for (const name of ['Devolver o carro', 'Ver a devolução', 'Simular a renovação'])
      expect(within(ways).queryByRole('link', { name })).toBeNull();
    expect(screen.queryByText(/Sair hoje custa/)).toBeNull();
  });

  it('says what is left to pay, with the reason', async () => {
    openContract({ ...over, owed: 3000, loss: { ...loss, owed: 3000 } });
    const band = await screen.findByRole('region', { name: 'O que vem agora' });
    within(band).getByRole('heading', {
      name: 'Este contrato terminou, e falta pagar',
    });
    expect(plain(band)).toContain(`${ENDED} Este valor ficou em aberto.`);
  });

  it('stands among the past ones of the overview with its reason', async () => {
    openArea({ contracts: [aContractSummary({ ...over, state: 'encerrada' })] });
    const past = await screen.findByRole('region', { name: 'Contratos encerrados' });
    expect(plain(past)).toContain(`${ENDED} Devolvemos R$ 1.494,30.`);
    expect(within(past).queryByRole('link', { name: /Devolver/ })).toBeNull();
  });

  it('leads the overview while something is to be paid', async () => {
    openArea({ contracts: [aContractSummary({ ...over, owed: 3000 })] });
    const band = await nextBand();
    within(band).getByRole('heading', { name: 'Falta pagar o contrato do Aroeira' });
    expect(plain(band)).toContain(ENDED);
  });

  it('says so above its payments', async () => {
    openPage(
      `/area-logada/contratos/${aContractSummary().id}/pagar`,
      answer(getContractPayments, somePayments({ bill: null, next: null, loss })),
    );
    const notice = await screen.findByText(/^O contrato terminou em 20\/11\/2026/);
    expect(plain(notice)).toBe(`${ENDED} ${MONEY}`);
  });

  it('is not for sale any more', async () => {
    openPage(
      `/area-logada/contratos/${aPurchase().id}/compra`,
      answer(
        getPurchase,
        aPurchase({ state: 'vencida', canAsk: false, lostOn: '2026-11-20' }),
      ),
    );
    await screen.findByText(`${ENDED} Não há compra, e nada é cobrado por ela.`);
    expect(screen.queryByText('Último dia do contrato')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Como funciona' })).toBeNull();
  });

  it('asks for no car after an earlier withdrawal', async () => {
    openContract({
      ...over,
      state: 'cancelada',
      withdrawnAt: '2026-11-22T14:00:00.000Z',
      loss: { ...loss, hadEnded: true },
    });
    const part = await screen.findByRole('region', {
      name: 'Roubo, furto ou perda total',
    });
    within(part).getByText(
      'O carro foi roubado, furtado ou teve perda total em 20/11/2026: não há devolução.',
    );
    expect(screen.queryByRole('link', { name: 'Marcar a devolução' })).toBeNull();
  });
});

describe('the request that told of it', () => {
  const MEANWHILE =
    /^Enquanto apuramos, o contrato continua e as mensalidades vencem, mas não cobramos por e-mail as que vencerem depois desse dia\./;

  it('says what holds until it is decided', async () => {
    openRequest({ state: 'em_atendimento', runsMeanwhile: true });
    await screen.findByText(MEANWHILE);
  });

  it('does not say that any more when it was resolved because the car is back', async () => {
    openRequest({ state: 'resolvida', wayOn: { canOpen: true, reach: '0800' } });
    await screen.findByText(/^Este atendimento foi resolvido\./);
    expect(screen.queryByText(MEANWHILE)).toBeNull();
  });

  it('says that the contract ended, what came back and what is left', async () => {
    openRequest({ state: 'em_atendimento', loss: { ...loss, owed: 3000 } });
    const part = await screen.findByRole('region', { name: 'Contrato encerrado' });
    expect(plain(part)).toContain(`${ENDED} ${MONEY}`);
    expect(plain(part)).toContain(
      'Falta pagar R$ 3.000,00, com os vencimentos de antes.',
    );
    expect(
      within(part).getByRole('link', { name: 'Ver o contrato' }).getAttribute('href'),
    ).toBe(`/area-logada/contratos/${aServiceRequest().contractId}`);
    expect(screen.queryByText(MEANWHILE)).toBeNull();
  });
});

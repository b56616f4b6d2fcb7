import { screen, waitFor, within } from '@testing-library/react';
import {
  getSalesStatement,
  listDealershipRecords,
  setCommissionRate,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  answer,
  aSalesStatement,
  aStatementEntry,
  aViewer,
  guardConsole,
  refuse,
} from '@site/testing';
import { routes } from '../../../app/routes';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const PAGE = '/consultor/extrato-de-vendas';
const desk = { ...aViewer('consultant'), rights: ['desk'] };
const shop = (id: string, name: string) => ({
  id,
  name,
  group: 'Araucária',
  city: 'Curitiba',
  state: 'PR',
  phone: '4130000001',
  active: true,
  last: null,
});
const shops = answer(listDealershipRecords, {
  groups: ['Araucária'],
  items: [shop('1', 'Rodar Batel'), shop('5', 'Rodar Paulista')],
});
const [held] = aSalesStatement().rates;
const statement = answer(getSalesStatement, ({ query }) =>
  aSalesStatement({
    dealershipName: query?.dealership === '1' ? 'Rodar Batel' : 'Rodar Paulista',
    rates: held ? [{ ...held, setBy: 'Dora Mesa' }] : [],
  }),
);
const answers = [shops, statement];
const form = async () => within(await screen.findByRole('form', { name: 'Taxa nova' }));

describe('the statement at the desk', () => {
  it('is that of the dealership that the address names', async () => {
    const { transport } = open(`${PAGE}?loja=5`, { viewer: desk, answers });
    const chosen = await screen.findByLabelText<HTMLSelectElement>('Loja');
    expect(chosen.selectedOptions[0]?.text).toBe('Rodar Paulista');
    await screen.findByRole('table', { name: /^Vendas e estornos/ });
    expect(transport.requestsOf(getSalesStatement)).toMatchObject([
      { query: { dealership: '5' } },
    ]);
  });

  it('asks for a dealership first', async () => {
    const { user } = open(PAGE, { viewer: desk, answers });
    const choice = await screen.findByLabelText<HTMLSelectElement>('Loja');
    expect(choice.selectedOptions[0]?.text).toBe('Escolha a loja');
    await user.selectOptions(choice, 'Rodar Paulista');
    await screen.findByRole('table', { name: /^Vendas e estornos/ });
  });

  it('lets another one be chosen where the address names none of the list', async () => {
    const none = refuse(getSalesStatement, 404, { message: 'Não encontramos.' });
    open(`${PAGE}?loja=99`, { viewer: desk, answers: [shops, none] });
    const choice = await screen.findByLabelText<HTMLSelectElement>('Loja');
    expect(choice.selectedOptions[0]?.text).toBe('Escolha a loja');
    await screen.findByRole('heading', { name: 'Não encontramos esta loja.' });
  });

  it('keeps the month when another dealership is chosen', async () => {
    const { user, transport } = open(`${PAGE}?loja=5&mes=2026-10`, {
      viewer: desk,
      answers,
    });
    await user.selectOptions(await screen.findByLabelText('Loja'), 'Rodar Batel');
    await waitFor(() =>
      expect(transport.requestsOf(getSalesStatement).at(-1)).toMatchObject({
        query: { dealership: '1', month: '2026-10' },
      }),
    );
  });

  it('names who set each rate', async () => {
    open(`${PAGE}?loja=5`, { viewer: desk, answers });
    await screen.findByText('por Dora Mesa');
  });

  it.each([
    ['leads to the contract', ['desk', 'analysis'], true],
    ['leads nowhere without the right to contracts', ['desk'], false],
  ] as const)('%s', async (_title, rights, isLink) => {
    open(`${PAGE}?loja=5`, { viewer: { ...desk, rights: [...rights] }, answers });
    const number = await screen.findByText('C-2611-0007');
    expect(number.getAttribute('href')).toBe(
      isLink ? `/consultor/contratos/${aStatementEntry().contractId}` : null,
    );
  });
});

describe('a rate', () => {
  it('is set as Brazilians write it, from a day to come on', async () => {
    const set = answer(setCommissionRate, { ok: true });
    const { user, transport } = open(`${PAGE}?loja=5`, {
      viewer: desk,
      answers: [...answers, set],
    });
    const inForm = await form();
    await user.type(inForm.getByLabelText(/^Taxa/), '3,5 %');
    await user.type(inForm.getByLabelText(/^A partir de/), '01/12/2026');
    await user.click(inForm.getByRole('button', { name: 'Definir taxa' }));
    await screen.findByText('Taxa definida. A loja já vê a taxa e o dia.');
    expect(transport.requestsOf(setCommissionRate)).toMatchObject([
      { params: { id: '5' }, body: { rate: 3.5, from: '2026-12-01' } },
    ]);
  });

  it('cannot begin today, since what was signed keeps its rate', async () => {
    const { user, transport } = open(`${PAGE}?loja=5`, { viewer: desk, answers });
    const inForm = await form();
    await user.type(inForm.getByLabelText(/^Taxa/), '4');
    await user.type(inForm.getByLabelText(/^A partir de/), '23/11/2026');
    await user.click(inForm.getByRole('button', { name: 'Definir taxa' }));
    await inForm.findByText(/^Escolha um dia depois de hoje/);
    expect(transport.requestsOf(setCommissionRate)).toEqual([]);
  });

  it('says why it could not be set, and keeps what was typed', async () => {
    const refusal = refuse(setCommissionRate, 503, { message: 'Tente em instantes.' });
    const { user } = open(`${PAGE}?loja=5`, {
      viewer: desk,
      answers: [...answers, refusal],
    });
    const inForm = await form();
    const rate = inForm.getByLabelText<HTMLInputElement>(/^Taxa/);
    await user.type(rate, '4');
    await user.type(inForm.getByLabelText(/^A partir de/), '01/12/2026');
    await user.click(inForm.getByRole('button', { name: 'Definir taxa' }));
    await inForm.findByText('Tente em instantes.');
    expect(rate.value).toBe('4');
  });
});

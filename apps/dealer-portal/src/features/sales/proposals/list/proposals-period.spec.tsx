import { screen, waitFor } from '@testing-library/react';
import { exportProposals, type FileAnswer, listProposals } from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aProposal, aViewer, guardConsole, refuse } from '@site/testing';
import { routes } from '../../../../app/routes';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const LIST = '/concessionarias/propostas';
const viewer = aViewer('dealer');
const list = answer(listProposals, {
  items: [aProposal()],
  nextCursor: null,
  total: 1,
  counts: { em_analise: 1 },
});
const FILE: FileAnswer = {
  name: 'propostas-2026-11-23.csv',
  type: 'text/csv; charset=utf-8',
  bytes: new TextEncoder().encode('Número\r\n'),
};
const button = () => screen.findByRole('button', { name: 'Baixar planilha' });

describe('days of an own choice', () => {
  it('are typed, go into the address, and leave it with another period', async () => {
    const { user, location } = open(LIST, { viewer, answers: [list] });
    await screen.findByRole('row', { name: /Ana Souza/ });
    expect(screen.queryByLabelText('De')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Período'), 'Escolher datas');
    await user.type(await screen.findByLabelText('De'), '01112026');
    await user.type(screen.getByLabelText('Até'), '20/11/26{Enter}');
    await waitFor(() =>
      expect(location()).toBe(`${LIST}?dias=datas&de=2026-11-01&ate=2026-11-20`),
    );
    expect(screen.getByLabelText('Até')).toHaveProperty('value', '20/11/2026');
    await user.selectOptions(screen.getByLabelText('Período'), 'Últimos 7 dias');
    await waitFor(() => expect(location()).toBe(`${LIST}?dias=7`));
  });

  it('that do not exist are said, and the list stays as it is', async () => {
    const { user, location } = open(`${LIST}?de=2026-11-01`, { viewer, answers: [list] });
    const from = await screen.findByLabelText('De');
    expect(from).toHaveProperty('value', '01/11/2026');
    await user.clear(from);
    await user.type(from, '31/02/2026');
    await user.tab();
    expect((await screen.findByRole('alert')).textContent).toBe('Esse dia não existe.');
    await user.clear(from);
    await user.type(from, '25/12');
    await user.tab();
    expect((await screen.findByRole('alert')).textContent).toBe('Falta o ano.');
    expect(location()).toBe(`${LIST}?de=2026-11-01`);
  });
});

it.each([
  ['Mais antigas', 'antigas', 'oldest', 'da mais antiga à mais recente'],
  ['Mudaram por último', 'mudadas', 'changed', 'da que mudou por último em diante'],
  [
    'Abertas, há mais tempo sem mudar',
    ...['paradas', 'idle', 'da que não muda há mais tempo em diante'],
  ],
  ['Maior mensalidade', 'valor', 'priciest', 'da maior à menor mensalidade'],
])(
  '%s come first on demand, and the table says so',
  async (...[choice, word, order, said]) => {
    const { user, transport, location } = open(LIST, { viewer, answers: [list] });
    await user.selectOptions(await screen.findByLabelText('Ordem'), choice);
    await screen.findByRole('table', { name: `Propostas da concessionária, ${said}` });
    expect(transport.requestsOf(listProposals).at(-1)?.query).toEqual({ order });
    expect(location()).toBe(`${LIST}?ordem=${word}`);
  },
);

describe('the file', () => {
  it('holds what is filtered', async () => {
    const { user, log, transport } = open(`${LIST}?busca=ana&estado=em_analise`, {
      viewer,
      answers: [list, answer(exportProposals, FILE)],
    });
    await user.click(await button());
    await waitFor(() => expect(log.saved.map(({ name }) => name)).toEqual([FILE.name]));
    expect(transport.requestsOf(exportProposals).map(({ query }) => query)).toEqual([
      { search: 'ana', state: 'em_analise' },
    ]);
  });

  it('that fails says so at the button, and can be asked for again', async () => {
    const { user, log } = open(LIST, {
      viewer,
      answers: [list, refuse(exportProposals, 500)],
    });
    await user.click(await button());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Não conseguimos preparar a planilha. Tente de novo em instantes.',
    );
    await button();
    expect(log.popups).toEqual([]);
  });
});

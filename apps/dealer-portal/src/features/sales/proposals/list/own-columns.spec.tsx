import { screen, within } from '@testing-library/react';
import { listProposals } from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aProposal, aViewer, guardConsole } from '@site/testing';
import { routes } from '../../../../app/routes';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const USUAL = ['Cliente', 'Modelo', 'Mensalidade', 'Situação', 'Idade', 'Próximo passo'];

/** Opens the list in a browser whose cookies are stored in `jar`. */
async function list(jar = new Map<string, string>()) {
  const view = open('/concessionarias/propostas', {
    viewer: aViewer('dealer'),
    jar,
    answers: [
      answer(listProposals, {
        items: [aProposal({ sellerName: 'Rui Lopes' })],
        nextCursor: null,
        total: 1,
        counts: { em_analise: 1 },
      }),
    ],
  });
  await screen.findByRole('table');
  const { user } = view;
  const choose = async (...names: string[]) => {
    await user.click(screen.getByRole('button', { name: 'Colunas' }));
    for (const name of names) await user.click(box(name));
  };
  return { ...view, choose };
}

const box = (name: string) =>
  within(
    screen.getByRole('dialog', { name: 'Colunas da lista' }),
  ).getByRole<HTMLInputElement>('checkbox', { name });
const shown = () =>
  screen
    .getAllByRole('columnheader', { hidden: true })
    .filter((head) => !head.hasAttribute('data-hidden'))
    .map((head) => head.textContent);

describe('the columns of the proposals', () => {
  it('are the usual ones; seller and day of sending can be added', async () => {
    const { choose } = await list();
    expect(shown()).toEqual(USUAL);
    await choose('Vendedor', 'Enviada em');
    expect(shown()).toEqual([...USUAL, 'Vendedor', 'Enviada em']);
    screen.getByRole('cell', { name: 'Rui Lopes', hidden: true });
  });

  it('stay as set on this device, and can be reset to the default ones', async () => {
    const jar = new Map<string, string>();
    const first = await list(jar);
    await first.choose('Próximo passo', 'Idade', 'Vendedor');
    first.unmount();

    const { user, choose } = await list(jar);
    expect(shown()).toEqual(['Cliente', 'Modelo', 'Mensalidade', 'Situação', 'Vendedor']);
    await choose();
    expect(box('Próximo passo').checked).toBe(false);
    expect(box('Vendedor').checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Voltar ao padrão' }));
    expect(shown()).toEqual(USUAL);
    await user.click(screen.getByRole('button', { name: 'Pronto' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Colunas' }));
  });

  it('always start with the customer, whatever the cookie says', async () => {
    await list(new Map([['ROD_SETTINGS', 'proposal-columns=customer.nada.model']]));
    expect(shown()).toEqual(USUAL.filter((name) => name !== 'Modelo'));
  });
});

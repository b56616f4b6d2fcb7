import { screen, waitFor, within } from '@testing-library/react';
import { changeExtraName, listExtraNames, type NamedExtra } from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aViewer, guardConsole, refuse } from '@site/testing';
import { routes } from '../../../../app/routes';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const PAGE = '/consultor/precos/nomes';
const viewer = { ...aViewer('consultant'), rights: ['desk'] };
const RED: NamedExtra = {
  kind: 'paint',
  slug: 'vermelho-ipe',
  name: 'Vermelho Ipê',
  description: null,
  revision: 3,
  changed: { at: '2026-11-21T18:05:00.000Z', role: 'CONSULTANT', name: 'Dora Mesa' },
};
const GLASS: NamedExtra = {
  kind: 'add-on',
  slug: 'vidros-e-pneus',
  name: 'Vidros e pneus',
  description: 'Troca de vidros e pneus danificados.',
  revision: 1,
  changed: null,
};
const list = answer(listExtraNames, { items: [RED, GLASS] });
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => row.textContent);

describe('names of colors and add-ons at the desk', () => {
  it('are listed with who changed them last', async () => {
    open(PAGE, { viewer, answers: [list] });
    expect((await rowsOf('Cores'))[1]).toBe('Vermelho IpêDora Mesa21/11/2026, 15:05');
    expect((await rowsOf('Opcionais'))[1]).toBe(
      'Vidros e pneusTroca de vidros e pneus danificados.Sem mudança',
    );
    screen.getByText(/fica com o nome que tinha\.$/);
  });

  it('of an add-on are changed with its description, and the page says so', async () => {
    const changed = answer(changeExtraName, ({ body }) => ({ ...GLASS, ...body }));
    const { user, transport } = open(PAGE, { viewer, answers: [list, changed] });
    const opener = await screen.findByRole('button', { name: 'Mudar Vidros e pneus' });
    opener.focus();
    await user.keyboard('{Enter}');
    const name = screen.getByLabelText('Nome');
    await user.clear(name);
    await user.type(name, 'Vidros');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    const said = await screen.findByText('Vidros: salvo. O site já mostra.');
    expect(said.getAttribute('role')).toBe('status');
    expect(transport.requestsOf(changeExtraName)).toMatchObject([
      {
        params: { kind: 'add-on', slug: 'vidros-e-pneus' },
        body: { name: 'Vidros', description: GLASS.description, revision: 1 },
      },
    ]);
    expect(document.activeElement).toBe(opener);
  });

  it('of a color have no description, and may not be empty', async () => {
    const { user } = open(PAGE, { viewer, answers: [list] });
    await user.click(await screen.findByRole('button', { name: 'Mudar Vermelho Ipê' }));
    expect(screen.queryByLabelText('Descrição')).toBeNull();
    await user.clear(screen.getByLabelText('Nome'));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText('Informe o nome.');
  });

  it('that a colleague changed meanwhile show both versions, and can be saved on top', async () => {
    const message = 'Rui Mesa mudou este nome em 23/11/2026, 12:00.';
    const theirs = {
      ...GLASS,
      name: 'Vidros e rodas',
      description: 'Rodas.',
      revision: 2,
    };
    let isRead = false;
    const names = answer(listExtraNames, () => {
      const items = [RED, isRead ? theirs : GLASS];
      isRead = true;
      return { items };
    });
    const conflict = refuse(changeExtraName, 409, {
      message,
      reason: 'changed-meanwhile',
    });
    const { user, transport } = open(PAGE, { viewer, answers: [names, conflict] });
    await user.click(await screen.findByRole('button', { name: 'Mudar Vidros e pneus' }));
    const name = screen.getByLabelText<HTMLInputElement>('Nome');
    await user.clear(name);
    await user.type(name, 'Vidros');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText(message);
    await screen.findByText(/no site está “Vidros e rodas”/);
    // A field that was not changed takes the colleague's value.
    expect(name.value).toBe('Vidros');
    expect(screen.getByLabelText<HTMLInputElement>('Descrição').value).toBe('Rodas.');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(transport.requestsOf(changeExtraName)[1]?.body).toEqual({
        name: 'Vidros',
        description: 'Rodas.',
        revision: 2,
      }),
    );
  });

  it('that another one has are refused at the field', async () => {
    const fields = [{ key: 'Name', message: 'Outra cor já tem esse nome.' }];
    const refusal = refuse(changeExtraName, 400, { message: 'Confira.', fields });
    const { user } = open(PAGE, { viewer, answers: [list, refusal] });
    await user.click(await screen.findByRole('button', { name: 'Mudar Vermelho Ipê' }));
    await user.type(screen.getByLabelText('Nome'), '!');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText('Outra cor já tem esse nome.');
    expect(screen.getByLabelText('Nome').getAttribute('aria-invalid')).toBe('true');
  });
});

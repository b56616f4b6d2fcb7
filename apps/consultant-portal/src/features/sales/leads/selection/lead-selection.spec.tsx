import { screen, waitFor, within } from '@testing-library/react';
import {
  assignLeads,
  closeLeads,
  listColleagues,
  listLeads,
  type SelectionRow,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { aLead, answer, guardConsole, refuse } from '@site/testing';
import { routes } from '../../../../app/routes';
import { ana, bruno, PAGE, page, viewer } from '../testing/lead-queue';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);

const CAIO = 'caa51ce0-5d47-4a6e-9b0f-1c2d3e4f5a6c';
const LIVIA = '11111111-2222-4333-8444-555555555555';
const ME = '22222222-2222-4333-8444-555555555555';
const caio = aLead({
  id: CAIO,
  name: 'Caio Lima',
  email: 'caio@example.com',
  cellphone: '41998761111',
});
const queue = answer(listLeads, page(ana, bruno, caio));
const colleagues = answer(listColleagues, {
  items: [
    { id: LIVIA, name: 'Lívia Prado', isMe: false },
    { id: ME, name: 'Otávio Reis', isMe: true },
  ],
});
const done = (id: string): SelectionRow => ({ id, outcome: 'done', message: null });
const box = (name: string) =>
  screen.findByRole('checkbox', { name: `Selecionar ${name}, ${ana.interest}` });
const bar = async () => within(await screen.findByRole('region', { name: 'Seleção' }));

async function selecting(act: ReturnType<typeof refuse>) {
  const page = open(PAGE, { viewer, answers: [queue, colleagues, act] });
  await page.user.click(await screen.findByRole('button', { name: 'Selecionar vários' }));
  await box('Ana Souza');
  return page;
}

describe('leads that are selected', () => {
  it('have boxes only after "Selecionar vários", by name, alone, all, or up to another with Shift', async () => {
    const { user } = open(PAGE, { viewer, answers: [queue] });
    const start = await screen.findByRole('button', { name: 'Selecionar vários' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(start);
    await user.click(await box('Ana Souza'));
    await (await bar()).findByText('1 lead');
    expect(screen.getByText('Na seleção: 1').role).toBe('status');
    await user.keyboard('{Shift>}');
    await user.click(await box('Caio Lima'));
    await user.keyboard('{/Shift}');
    await (await bar()).findByText('3 leads');
    const all = screen.getByRole('checkbox', { name: 'Tudo o que está na lista (3)' });
    await user.click(all);
    await (await bar()).findByText(/^Nenhum lead selecionado/);
    await user.click(all);
    await (await bar()).findByText('3 leads');
    await user.click(start);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('are selected by X, with Shift up to the row with the focus, and left by Esc', async () => {
    const { user } = open(PAGE, { viewer, answers: [queue] });
    (await screen.findByRole('link', { name: /^Ana Souza/ })).focus();
    await user.keyboard('x');
    await (await bar()).findByText('1 lead');
    screen.getByRole('link', { name: /^Caio Lima/ }).focus();
    await user.keyboard('{Shift>}x{/Shift}');
    await (await bar()).findByText('3 leads');
    (await box('Bruno Reis')).focus();
    await user.keyboard('x');
    await (await bar()).findByText('2 leads');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('pass to a colleague by one call, with oneself first in the list', async () => {
    const { user, transport } = await selecting(
      answer(assignLeads, { rows: [done(ana.id), done(CAIO)] }),
    );
    await user.click(await box('Ana Souza'));
    await user.click(await box('Caio Lima'));
    await user.click((await bar()).getByRole('button', { name: 'Passar para…' }));
    const whom = await screen.findByLabelText('Com quem ficam');
    expect(
      within(whom)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Escolha', 'Otávio Reis (você)', 'Lívia Prado']);
    await user.selectOptions(whom, 'Lívia Prado');
    await user.click(screen.getByRole('button', { name: 'Passar 2 leads' }));
    await (await bar()).findByText('2 leads com Lívia Prado.');
    expect(transport.requestsOf(assignLeads).map(({ body }) => body)).toEqual([
      {
        to: LIVIA,
        items: [
          { id: ana.id, revision: ana.revision },
          { id: CAIO, revision: caio.revision },
        ],
      },
    ]);
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('group', { name: 'Resultado' }),
      ),
    );
  });

  it('close with a reason, and each that stayed is named with its own', async () => {
    const message = 'Lívia Prado assumiu este lead em 23/11/2026, 12:00.';
    const { user, transport } = await selecting(
      answer(closeLeads, {
        rows: [done(ana.id), { id: bruno.id, outcome: 'held', message }],
      }),
    );
    await user.click(await box('Ana Souza'));
    await user.click(await box('Bruno Reis'));
    await user.click((await bar()).getByRole('button', { name: 'Encerrar…' }));
    const submit = await screen.findByRole('button', { name: 'Encerrar 2 leads' });
    await user.click(submit);
    await screen.findByText('Escolha o motivo.');
    await user.selectOptions(screen.getByLabelText('Motivo'), 'Outro motivo');
    await user.click(submit);
    await screen.findByText('Conte o motivo na anotação.');
    expect(transport.requestsOf(closeLeads)).toEqual([]);
    await user.selectOptions(screen.getByLabelText('Motivo'), 'Só estava pesquisando');
    await user.click(submit);
    const said = await bar();
    await said.findByText('1 lead sem interesse, encerrado.');
    said.getByText('1 ficou como estava:');
    said.getByRole('link', { name: 'Bruno Reis' });
    said.getByText(message);
    await user.click(said.getByRole('button', { name: 'Fechar' }));
    (await bar()).getByText(/^Nenhum lead selecionado/);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Seleção' }));
  });

  it('are those of the opened dialog, whatever the list becomes below', async () => {
    const shown = answer(listLeads, ({ query }) =>
      query?.holder === 'meus' ? page(ana) : page(ana, bruno, caio),
    );
    const { user, transport } = open(PAGE, {
      viewer,
      answers: [shown, answer(closeLeads, { rows: [done(ana.id), done(bruno.id)] })],
    });
    await user.click(await screen.findByRole('button', { name: 'Selecionar vários' }));
    await user.click(await box('Ana Souza'));
    await user.click(await box('Bruno Reis'));
    await user.click((await bar()).getByRole('button', { name: 'Encerrar…' }));
    await screen.findByRole('button', { name: 'Encerrar 2 leads' });
    await user.selectOptions(screen.getByLabelText('De quem'), 'Meus (2)');
    await waitFor(() => expect(screen.queryByText('Caio Lima')).toBeNull());
    await user.selectOptions(screen.getByLabelText('Motivo'), 'Achou caro');
    await user.click(screen.getByRole('button', { name: 'Encerrar 2 leads' }));
    await (await bar()).findByText('2 leads sem interesse, encerrados.');
    expect(transport.requestsOf(closeLeads)[0]?.body).toMatchObject({
      items: [{ id: ana.id }, { id: bruno.id }],
    });
  });

  it('stay selected when the call fails, which the dialog says', async () => {
    const { user } = await selecting(refuse(closeLeads, 500));
    await user.click(await box('Ana Souza'));
    await user.click((await bar()).getByRole('button', { name: 'Encerrar…' }));
    await user.selectOptions(await screen.findByLabelText('Motivo'), 'Achou caro');
    await user.click(screen.getByRole('button', { name: 'Encerrar 1 lead' }));
    await screen.findByText('Não conseguimos encerrar os leads. Tente de novo.');
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    (await bar()).getByText('1 lead');
  });
});

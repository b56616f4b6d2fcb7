import { act, screen, waitFor, within } from '@testing-library/react';
import { decideProposal, getProposal, listLeads, signOut } from '@site/api-contract';
import { memoryStorage } from '@site/auth';
import { portalForSpecs } from '@site/shell/testing';
import { type Answer, answer, guardConsole, refuse, stubDrafts } from '@site/testing';
import { asksOnReload } from '@site/testing/screen';
import { routes } from '../../../../app/routes';
import { ANA, ana, BRUNO, bruno, detail, details, queue, viewer } from '../testing/queue';

guardConsole();
afterEach(() => jest.useRealTimers());

const { open } = portalForSpecs('consultant-portal', routes);
const PAGE = `/consultor/propostas/${ANA}`;
const bar = () => within(screen.getByRole('region', { name: 'A enviar' }));
const approved = answer(decideProposal, detail({ state: 'aprovada', revision: 2 }));

/** Approves Ana's proposal with a message; the next proposal is Bruno's. */
async function approves(...answers: Answer[]) {
  const view = open(PAGE, {
    viewer,
    tab: memoryStorage(),
    answers: [queue(ana, bruno), details, ...stubDrafts().answers, ...answers],
  });
  await view.user.click(await screen.findByRole('radio', { name: 'Aprovar' }));
  await view.user.type(screen.getByLabelText(/Mensagem ao cliente/), 'Bem-vinda.');
  await view.user.click(screen.getByRole('button', { name: 'Aprovar a proposta' }));
  return view;
}

describe('a decision that waits', () => {
  it('is announced once, and the next proposal opens with the focus on it', async () => {
    const { location, transport } = await approves();
    const heading = await screen.findByRole('heading', { name: 'Bruno Reis' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(location()).toBe(`/consultor/propostas/${BRUNO}`);
    expect(transport.requestsOf(decideProposal)).toEqual([]);
    bar().getByText('Ana Souza');
    bar().getByText(/^Aprovada em \d+ s$/);
    screen.getByText('Ana Souza: Aprovada em 10 segundos. Até lá dá para desfazer.');
    within(screen.getByRole('link', { name: /Ana Souza/ })).getByText('A enviar');
  });

  it('keeps the buttons of the next proposal from a press by habit, for a second', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await approves();
    await screen.findByRole('heading', { name: 'Bruno Reis' });
    const decision = await screen.findByRole('region', { name: 'Decisão' });
    expect(decision.hasAttribute('inert')).toBe(true);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(decision.hasAttribute('inert')).toBe(false);
  });

  it('is undone by Z: its proposal opens again with what was typed', async () => {
    const { user, location, transport } = await approves();
    await screen.findByRole('heading', { name: 'Bruno Reis' });
    await user.keyboard('z');
    await screen.findByRole('heading', { name: 'Ana Souza' });
    expect(location()).toBe(PAGE);
    const chosen = await screen.findByRole('radio', { name: 'Aprovar', checked: true });
    expect(screen.getByLabelText(/Mensagem ao cliente/)).toHaveProperty(
      'value',
      'Bem-vinda.',
    );
    expect(document.activeElement).toBe(chosen);
    expect(screen.queryByRole('region', { name: 'A enviar' })).toBeNull();
    expect(transport.requestsOf(decideProposal)).toEqual([]);
  });

  it('is undone without a question about the text in the form of the next one, which is kept', async () => {
    const { user } = await approves();
    await screen.findByRole('heading', { name: 'Bruno Reis' });
    await user.click(await screen.findByRole('radio', { name: 'Aprovar' }));
    await user.type(screen.getByLabelText(/Mensagem ao cliente/), 'Olá, Bruno.');
    await user.click(bar().getByRole('button', { name: 'Desfazer' }));
    await screen.findByRole('heading', { name: 'Ana Souza' });
    expect(screen.queryByRole('dialog', { name: 'Sair sem salvar?' })).toBeNull();
    await screen.findByDisplayValue('Bem-vinda.');
    await user.click(screen.getByRole('button', { name: 'Aprovar a proposta' }));
    await screen.findByRole('heading', { name: 'Bruno Reis' });
    await screen.findByDisplayValue('Olá, Bruno.');
  });

  it('stays in the bar on other pages, and the browser asks before closing the tab', async () => {
    const { user, transport } = await approves(approved, refuse(listLeads, 503));
    await screen.findByRole('heading', { name: 'Bruno Reis' });
    await user.click(screen.getByRole('link', { name: 'Leads' }));
    await screen.findByRole('heading', { name: 'Fila de leads' });
    expect(asksOnReload()).toBe(true);
    await user.click(bar().getByRole('button', { name: 'Enviar agora' }));
    await bar().findByText('Decisão registrada. O cliente recebe um e-mail.');
    expect(asksOnReload()).toBe(false);
    expect(transport.requestsOf(decideProposal).map(({ body }) => body)).toEqual([
      { to: 'aprovada', reasons: [], message: 'Bem-vinda.', revision: 1 },
    ]);
  });

  it('is sent before its consultant signs out', async () => {
    const { user, transport } = await approves(approved, answer(signOut, null as never));
    await screen.findByRole('heading', { name: 'Bruno Reis' });
    await user.click(screen.getByRole('button', { name: 'Sair' }));
    await waitFor(() => expect(transport.requestsOf(signOut)).toHaveLength(1));
    expect(transport.requestsOf(decideProposal)).toHaveLength(1);
  });

  it("that came after a colleague's names the colleague and the time, stops the sign-out, and shows the typed values", async () => {
    const message =
      'Lívia Prado mexeu nesta proposta em 23/11/2026, 12:00. Agora ela está assim: Reprovada.';
    const { user, transport } = await approves(
      refuse(decideProposal, 409, { message, reason: 'proposal-moved' }),
      answer(getProposal, ({ params }) =>
        params.id === BRUNO ? detail(bruno) : detail({ revision: 2 }),
      ),
    );
    await screen.findByRole('heading', { name: 'Bruno Reis' });
    await user.click(screen.getByRole('button', { name: 'Sair' }));
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(transport.requestsOf(signOut)).toEqual([]);
    await user.click(bar().getByRole('link', { name: 'Abrir' }));
    await screen.findByRole('heading', { name: 'Ana Souza' });
    expect(screen.getByLabelText(/Mensagem ao cliente/)).toHaveProperty(
      'value',
      'Bem-vinda.',
    );
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Aprovar a proposta' }));
    expect(screen.queryByText(message)).toBeNull();
  });
});

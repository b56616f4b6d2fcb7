import { screen, waitFor, within } from '@testing-library/react';
import { getLoggedUser, listContracts, listProposals, signOut } from '@site/api-contract';
import {
  A_UUID,
  answer,
  aProposal,
  aViewer,
  guardConsole,
  neverAnswer,
  refuse,
} from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { amongOthers, siteScene, whereGuardLeads } from '../../testing/site-scene';
import { memberAreaRoutes } from './member-area.routes';
import { AREA, detailOf, nextBand, NUMBER, openArea } from './testing/open-area';

guardConsole();

describe('the way in', () => {
  it.each([
    ['/area-logada', '/conta/login?returnUrl=%2Farea-logada'],
    [
      `/area-logada?enviada=${NUMBER}`,
      `/conta/login?returnUrl=%2Farea-logada%3Fenviada%3D${NUMBER}`,
    ],
  ])('from %s without a session leads to %s', async (path, target) => {
    expect(await whereGuardLeads(memberAreaRoutes, AREA, path)).toBe(target);
  });

  it('to a proposal is guarded too', async () => {
    expect(
      await whereGuardLeads(
        memberAreaRoutes,
        '/area-logada/propostas/:id',
        `/area-logada/propostas/${A_UUID}`,
      ),
    ).toBe(`/conta/login?returnUrl=%2Farea-logada%2Fpropostas%2F${A_UUID}`);
  });

  it.each(memberAreaRoutes.map(({ path, loader }) => [path, loader] as const))(
    '%s asks again in the browser',
    (_path, loader) => {
      expect(typeof loader === 'function' && loader.hydrate).toBe(true);
    },
  );
});

it('the logged-in area stays current while others change what it shows', async () => {
  const scene = siteScene();
  renderRoute(amongOthers(memberAreaRoutes), '/area-logada/seguranca', {
    wire: scene.wire,
    viewer: aViewer('customer'),
    answers: [neverAnswer(getLoggedUser)],
  });
  await waitFor(() => expect(scene.stays.isLive).toBe(true));
});

describe('somebody of the staff', () => {
  it.each([
    ['dealer', '/concessionarias'],
    ['seller', '/concessionarias/seller'],
    ['consultant', '/consultor'],
  ] as const)('%s is taken to %s', async (kind, home) => {
    const scene = siteScene();
    renderRoute(amongOthers(memberAreaRoutes), AREA, {
      wire: scene.wire,
      viewer: aViewer(kind),
    });
    await waitFor(() => expect(scene.loads).toEqual([home]));
  });
});

describe('the overview', () => {
  it('shows each proposal with its state and its road', async () => {
    openArea({ proposals: [aProposal({ state: 'em_analise' })] });
    const card = await screen.findByRole('article', {
      name: 'Aroeira Evolução 1.0 Turbo AT',
    });
    within(card).getByText('Em análise', { selector: '.tag' });
    const steps = within(card).getByRole('list', {
      name: `Passos da proposta ${NUMBER}`,
    });
    expect(
      within(steps)
        .getAllByRole('listitem')
        .find((step) => step.getAttribute('aria-current') === 'step')?.textContent,
    ).toContain('Em análise, passo atual');
  });

  it.each([
    ['aprovada', 'notice--ok'],
    ['documentos_pendentes', 'notice--warn'],
    ['reprovada', 'notice--err'],
  ] as const)('shows the reason of %s in the color of its state', async (to, tone) => {
    const proposal = aProposal({ state: to });
    const step = { from: 'em_analise' as const, at: '2026-11-20T12:00:00.000Z' };
    const history = [
      { ...step, to, by: 'consultor', reason: 'A parcela cabe na renda.' },
    ];
    openArea({ proposals: [proposal], details: [detailOf(proposal, { history })] });
    const card = await screen.findByRole('article');
    const reason = await within(card).findByText('A parcela cabe na renda.');
    expect(reason.closest('.notice')?.className).toBe(`notice ${tone}`);
    within(card).getByText(to === 'aprovada' ? 'Recado:' : 'Motivo:');
  });

  it('marks in the menu the part of the page that the address names', async () => {
    openArea({ path: `${AREA}#propostas` });
    await nextBand();
    const menu = within(screen.getByRole('navigation', { name: 'Sua área' }));
    const current = (name: string) =>
      menu.getByRole('link', { name }).getAttribute('aria-current');
    expect(current('Visão geral')).toBe(null);
    expect(current('Propostas')).toBe('true');
  });

  it('without proposals says so', async () => {
    openArea();
    await screen.findByRole('heading', { name: 'Nenhuma proposta por aqui' });
  });

  it('keeps e-mail and phone half hidden', async () => {
    openArea();
    await screen.findByText('a•••@example.com');
    screen.getByText('(41) •••••-5432');
    screen.getByText('Completo');
    expect(screen.queryByText('ana@example.com')).toBeNull();
  });

  it('confirms a proposal that was just sent, in a live region', async () => {
    openArea({ path: `${AREA}?enviada=${NUMBER}`, proposals: [aProposal()] });
    const text = await screen.findByText(
      `Proposta ${NUMBER} enviada. Guardamos tudo: acompanhe cada passo por aqui.`,
    );
    expect(text.closest('[role="status"]')).not.toBeNull();
  });

  it('does not show other text of the address', async () => {
    openArea({ path: `${AREA}?enviada=${encodeURIComponent('<b>ligue para 0800</b>')}` });
    await nextBand();
    expect(screen.queryByText(/ligue para/)).toBeNull();
  });

  it('shows only the frame until the API answers', async () => {
    openArea({ answers: [neverAnswer(getLoggedUser)] });
    await screen.findByRole('navigation', { name: 'Sua área' });
    expect(screen.queryByText('Ana Souza')).toBeNull();
    screen.getByText('Carregando');
  });

  it('shows one failure in place: the reason, the trace id and a button to try again', async () => {
    const { popups } = openArea({
      answers: [
        refuse(listProposals, 503, {
          message: 'Volte em instantes.',
          traceId: '0af7651916cd43dd8448eb211c80319c',
        }),
      ],
    });
    await screen.findByRole('heading', {
      name: 'Não conseguimos carregar suas propostas',
    });
    screen.getByText('Volte em instantes.');
    screen.getByText(/0af7651916cd43dd8448eb211c80319c/);
    screen.getByRole('button', { name: 'Tentar de novo' });
    expect(popups).toEqual([]);
  });

  it('Sair ends the session on the server, clears the browser and goes home', async () => {
    const { user, transport, location, stored } = openArea({
      answers: [answer(signOut, { ok: true })],
    });
    await nextBand();
    await user.click(screen.getByRole('button', { name: 'Sair' }));
    await waitFor(() => expect(location()).toBe('/'));
    expect(transport.requestsOf(signOut)).toHaveLength(1);
    expect(stored('token')).toBeNull();
  });

  it('disappears with the session, and sends no further requests', async () => {
    const { user, transport, location, allAnswered } = openArea({
      answers: [answer(signOut, { ok: true })],
    });
    await nextBand();
    await user.click(screen.getByRole('button', { name: 'Sair' }));
    await waitFor(() => expect(location()).toBe('/'));
    expect(screen.queryByRole('region', { name: 'O que vem agora' })).toBeNull();
    await allAnswered();
    for (const call of [getLoggedUser, listProposals, listContracts])
      expect(transport.requestsOf(call)).toHaveLength(1);
  });
});

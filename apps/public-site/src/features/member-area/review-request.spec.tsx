import { screen, waitFor } from '@testing-library/react';
import { type Proposal, type ProposalDetail, requestReview } from '@site/contracts';
import { answerDay } from '@site/contracts/answer-promise';
import { DAY_MS, formatDate } from '@site/contracts/brazil';
import { reviewUntil } from '@site/contracts/proposal-terms';
import { answer, aProposal, guardConsole, refuse } from '@site/testing';
import { openProposal } from './testing/open-proposal';

guardConsole();

const BUTTON = 'Pedir que outra pessoa reveja';
const now = new Date();
const refusedOn = (refusedAt: Date, changes: Partial<Proposal> = {}): ProposalDetail => ({
  ...aProposal({
    state: 'reprovada',
    revision: 4,
    updatedAt: refusedAt.toISOString(),
    ...changes,
  }),
  history: [
    {
      from: 'em_analise',
      to: 'reprovada',
      at: refusedAt.toISOString(),
      by: 'consultor',
      reason: null,
      reasons: [
        { code: 'x', sentence: 'A mensalidade passa de 30%.', remedy: 'Um plano menor.' },
      ],
    },
  ],
  income: 8000,
  deliveryDate: null,
});

describe('the review of a refusal', () => {
  it('is asked for with one button, and the page says until when it is answered', async () => {
    let state = refusedOn(now);
    const { user, transport } = openProposal(
      () => state,
      answer(requestReview, () => {
        const review = {
          askedAt: now.toISOString(),
          comment: 'Minha renda subiu.',
          answeredAt: null,
          isForAnother: false,
        };
        return (state = { ...state, state: 'em_analise', revision: 5, review });
      }),
    );
    await screen.findByRole('heading', { name: 'O que muda a resposta' });
    screen.getByText('Um plano menor.');
    await screen.findByText(
      new RegExp(`Você pode pedir uma vez, até ${formatDate(reviewUntil(now))}\\.$`),
    );
    await user.type(
      screen.getByLabelText(/O que essa pessoa deve saber/),
      'Minha renda subiu.',
    );
    await user.click(screen.getByRole('button', { name: BUTTON }));
    await screen.findByText(
      `Revisão pedida. Respondemos por e-mail e nesta página até ${formatDate(answerDay(now))}.`,
    );
    expect(transport.requestsOf(requestReview).map(({ body }) => body)).toEqual([
      { comment: 'Minha renda subiu.', revision: 4 },
    ]);
    await screen.findByText(/Outra pessoa está revendo a proposta do Aroeira/);
    expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
  });

  it('needs no words', async () => {
    const { user, transport } = openProposal(
      () => refusedOn(now),
      answer(requestReview, refusedOn(now)),
    );
    await user.click(await screen.findByRole('button', { name: BUTTON }));
    await waitFor(() =>
      expect(transport.requestsOf(requestReview).map(({ body }) => body)).toEqual([
        { revision: 4 },
      ]),
    );
  });

  it('that the server refuses says why, in its words', async () => {
    const message = 'Outra pessoa já reviu esta decisão. A revisão é uma só.';
    const { user } = openProposal(
      () => refusedOn(now),
      refuse(requestReview, 409, { message }),
    );
    await user.click(await screen.findByRole('button', { name: BUTTON }));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });

  it('is not offered after 30 days', async () => {
    openProposal(() => refusedOn(new Date(now.getTime() - 32 * DAY_MS)));
    await screen.findByText(/^O prazo para pedir a revisão terminou em/);
    expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
  });

  it('is not offered a second time', async () => {
    const review = {
      askedAt: now.toISOString(),
      comment: null,
      answeredAt: '2026-11-20T15:00:00.000Z',
      isForAnother: false,
    };
    openProposal(() => refusedOn(now, { review }));
    await screen.findByText(
      'Outra pessoa reviu a decisão em 20/11/2026 e manteve a resposta. A revisão é uma só.',
    );
    expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
  });

  it('that kept the refusal is no dead end: it leads to another plan and to people', async () => {
    const review = {
      askedAt: now.toISOString(),
      comment: null,
      answeredAt: '2026-11-20T15:00:00.000Z',
      isForAnother: false,
    };
    openProposal(() => refusedOn(now, { review }));
    await screen.findByRole('heading', { name: 'Decisão revista' });
    screen.getByText(
      'Se algo dos seus dados está errado ou mudou, fale com a gente. Outra proposta é analisada do zero.',
    );
    const leads = (name: string) =>
      screen.getByRole('link', { name }).getAttribute('href');
    expect(leads('Simular outro plano')).toBe('/simulador/escolher-alugar-carro-mensal');
    expect(leads('Falar com a gente')).toBe('/institucional/contato');
    expect(screen.queryByText('Não concorda com a resposta?')).toBeNull();
  });
});

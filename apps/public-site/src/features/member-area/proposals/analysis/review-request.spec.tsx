import { screen, waitFor } from '@testing-library/react';
import { type Proposal, type ProposalDetail, requestReview } from '@site/api-contract';
import { DAY_MS, formatDate } from '@site/api-contract/brazil';
import { answerDay, reviewUntil } from '@site/api-contract/sales';
import { answer, aProposal, guardConsole, refuse, stopClock } from '@site/testing';
import { openProposal } from '../../testing/open-proposal';

guardConsole();

const BUTTON = 'Pedir que outra pessoa reveja';
/** Noon in São Paulo: no day ends while a test runs. */
const now = new Date(Date.UTC(2026, 10, 23, 15));
beforeEach(() => stopClock(now.getTime()));

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

describe('a refusal for the income', () => {
  const figures = {
    limit: 2400,
    committed: 0,
    left: 2400,
    neededIncome: 8790,
    fitting: [
      {
        modelSlug: 'lira',
        modelName: 'Lira',
        versionSlug: 'lira-essencial',
        term: 48,
        km: 500,
        monthly: 1499,
      },
    ],
    cheapest: { modelName: 'Lira', monthly: 1499, neededIncome: 4996.67 },
  };
  const paragraphs = (text: string) =>
    screen.getAllByText((_, element) => plain(element?.textContent) === text);
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ');

  it('says limit, income that it needs, and the cars that fit, each with its plan', async () => {
    openProposal(() => ({
      ...refusedOn(now, { monthly: 2637 }),
      affordability: figures,
    }));
    await screen.findByRole('heading', { name: 'A conta da renda' });
    paragraphs('Com renda de R$ 8.000,00, os 30% cobrem R$ 2.400,00 por mês.');
    paragraphs(
      'Para esta mensalidade de R$ 2.637,00, seria preciso renda de R$ 8.790,00.',
    );
    expect(
      screen
        .getByRole('link', { name: /^Lira por R\$\s1\.499,00 ao mês$/ })
        .getAttribute('href'),
    ).toBe(
      '/simulador/configure-e-assine?modelo=lira&versao=lira-essencial&prazo=48&km=500&tipo=pf',
    );
    screen.getByText('PF, 48 meses, 500 km por mês');
  });

  it('says that none fits, and what the cheapest one asks for', async () => {
    openProposal(() => ({
      ...refusedOn(now),
      income: 3000,
      affordability: { ...figures, limit: 900, left: 900, fitting: [] },
    }));
    await screen.findByRole('heading', { name: 'A conta da renda' });
    paragraphs(
      'Hoje nenhum carro cabe. O mais em conta é o Lira, por R$ 1.499,00 ao mês, e pede renda de R$ 4.996,67.',
    );
    expect(screen.queryByRole('link', { name: 'Simular outro plano' })).toBeNull();
  });

  it('names what other cars take of the limit', async () => {
    openProposal(() => ({
      ...refusedOn(now),
      affordability: { ...figures, committed: 2000, left: 400 },
    }));
    await screen.findByRole('heading', { name: 'A conta da renda' });
    paragraphs(
      'Com renda de R$ 8.000,00, os 30% cobrem R$ 2.400,00 por mês. Suas outras assinaturas e propostas somam R$ 2.000,00: sobram R$ 400,00.',
    );
  });

  it('says that nothing remains where the other cars take all of it', async () => {
    openProposal(() => ({
      ...refusedOn(now),
      affordability: { ...figures, committed: 2500, left: 0, fitting: [] },
    }));
    await screen.findByRole('heading', { name: 'A conta da renda' });
    paragraphs(
      'Com renda de R$ 8.000,00, os 30% cobrem R$ 2.400,00 por mês. Suas outras assinaturas e propostas somam R$ 2.500,00: não sobra nada.',
    );
  });

  it('leads to where the proof of an income is sent', async () => {
    openProposal(() => refusedOn(now));
    expect(
      (await screen.findByRole('link', { name: 'Documentos' })).getAttribute('href'),
    ).toBe('/area-logada/documentos');
  });
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

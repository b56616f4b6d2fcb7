import { screen, within } from '@testing-library/react';
import { getProposal, type ProposalDetail } from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { answer, guardConsole, refuse } from '@site/testing';
import { routes } from '../../../app/routes';
import { ANA, ana, detail, queue, viewer } from './testing/queue';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);

describe('one proposal', () => {
  const PAGE = `/consultor/propostas/${ANA}`;

  it('shows what a consultant needs to decide', async () => {
    const history: ProposalDetail['history'] = [
      {
        from: 'rascunho',
        to: 'enviada',
        at: '2026-11-19T11:15:00.000Z',
        by: 'cliente',
        reason: null,
      },
      {
        from: 'enviada',
        to: 'em_analise',
        at: '2026-11-19T11:16:00.000Z',
        by: 'sistema',
        reason: 'A regra da renda passou.',
      },
    ];
    open(PAGE, {
      viewer,
      answers: [
        queue(ana),
        answer(getProposal, detail({ history, customerDocument: '529.982.247-25' })),
      ],
    });
    const pane = within(await screen.findByRole('article', { name: 'Ana Souza' }));
    const texts = [
      '529.982.247-25',
      'ana@example.com',
      'Pix, todo dia 10',
      '36 meses, 1.000 km por mês',
      'Rodar Batel',
      'RD-7K2M-48',
      'A regra da renda passou.',
      '22,8%',
    ];
    for (const text of texts) pane.getByText(text);
    pane.getByText(/Renda informada: R\$\s11\.200,00/);
    pane.getByText(', pelo cliente');
    pane.getByText(', pelo sistema');
    expect(
      pane.getAllByRole('listitem').map((step) => step.getAttribute('aria-current')),
    ).toEqual([null, 'step']);
  });

  it('names what is charged once with its price, in the words that the customer reads', async () => {
    const oneOff = [{ key: 'entrega-em-casa', label: 'Entrega em casa', amount: 390 }];
    open(PAGE, {
      viewer,
      answers: [queue(ana), answer(getProposal, detail({ oneOff }))],
    });
    const label = await screen.findByText(
      'Entrega em casa, uma vez, com a primeira parcela',
      { selector: 'dt' },
    );
    expect(label.nextElementSibling?.textContent).toBe('R$\u00a0390,00');
  });

  it('shows the campaign, on which the decision depends, without opening the other facts', async () => {
    const benefit: ProposalDetail['benefit'] = {
      code: 'VERAO26',
      monthlyOff: 150,
      months: 6,
      km: 0,
      models: [],
      clientType: 0,
      minTerm: 24,
      endsOn: '2026-12-31',
    };
    open(PAGE, {
      viewer,
      answers: [queue(ana), answer(getProposal, detail({ benefit }))],
    });
    const label = await screen.findByText('Campanha VERAO26', { selector: 'dt' });
    expect(label.closest('details')).toBeNull();
    await screen.findByText(
      /^R\$\s150,00 a menos em cada uma das 6 primeiras mensalidades$/,
    );
    const more = screen.getByText('Mais da proposta').closest('details');
    expect(more?.open).toBe(false);
  });

  it('warns where the month is above 30% of the income', async () => {
    open(PAGE, {
      viewer,
      answers: [queue(ana), answer(getProposal, detail({ income: 5_000 }))],
    });
    await screen.findByText('51%, passa do limite');
  });

  it('adds what the same income carries besides, with the sum and each of them', async () => {
    const other = {
      proposalId: '0e4b1b1c-52c3-4f3c-8b5e-8f6d1f0a2b3c',
      number: 'P-2611-0007',
      customerName: 'Ana Souza',
      modelName: 'Lira',
      state: 'ativa',
      monthly: 1499,
      isOfPartner: false,
    } as const;
    const partners = {
      ...other,
      proposalId: '1e4b1b1c-52c3-4f3c-8b5e-8f6d1f0a2b3c',
      number: 'P-2611-0008',
      customerName: 'Paulo Massa',
      isOfPartner: true,
    };
    open(PAGE, {
      viewer,
      answers: [
        queue(ana),
        answer(
          getProposal,
          detail({ monthly: 2549, income: 11_200, commitments: [other, partners] }),
        ),
      ],
    });
    await screen.findByText('49,5%, passa do limite');
    screen.getByText(/^R\$\s5\.547,00$/);
    const others = within(screen.getByRole('list', { name: 'O que entra na soma' }));
    expect(others.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      [
        expect.stringMatching(/^Esta propostaR\$\s2\.549,00$/),
        expect.stringMatching(/^P-2611-0007 Lira, ativaR\$\s1\.499,00$/),
        expect.stringMatching(
          /^P-2611-0008 Lira, ativa, de Paulo Massa, do quadro de sóciosR\$\s1\.499,00$/,
        ),
      ],
    );
    expect(others.getByRole('link', { name: 'P-2611-0007' }).getAttribute('href')).toBe(
      `/consultor/propostas/${other.proposalId}`,
    );
  });

  it('warns of a month a little above the limit, as the note of the server does', async () => {
    open(PAGE, {
      viewer,
      answers: [queue(ana), answer(getProposal, detail({ income: 8_485 }))],
    });
    await screen.findByText('30%, passa do limite');
  });

  it('of which nothing is known is not there', async () => {
    open(PAGE, {
      viewer,
      answers: [
        queue(ana),
        refuse(getProposal, 404, { message: 'Não encontramos essa proposta.' }),
      ],
    });
    await screen.findByText('Esta proposta não existe.');
  });
});

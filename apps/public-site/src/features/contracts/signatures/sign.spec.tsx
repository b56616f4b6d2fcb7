import { screen, waitFor, within } from '@testing-library/react';
import {
  downloadContract,
  getContractDraft,
  getContractDraftPdf,
  getProposal,
  IDEMPOTENCY_HEADER,
  sendSignature,
  sendSignaturePin,
} from '@site/api-contract';
import { memberContractPath, memberPaymentsPath } from '@site/api-contract/site-paths';
import { UUID } from '@site/api-contract/uuid';
import {
  A_UUID,
  answer,
  aProposal,
  guardConsole,
  refuse,
  unreachable,
} from '@site/testing';
import { aContractDraft } from '../../../testing/contract-draft';
import { whereGuardLeads } from '../../../testing/site-scene';
import { contractRoutes } from './contract.routes';
import {
  askForPin,
  descriptionOf,
  openContract,
  PATH,
  pdf,
  pinField,
} from './testing/open-contract';

guardConsole();
afterEach(() => jest.restoreAllMocks());

const WRONG_PIN = 'Código incorreto ou expirado. Confira ou peça outro.';

async function sign(view: ReturnType<typeof openContract>, pin = '123456') {
  await view.user.type(await askForPin(view), pin);
  await view.user.click(screen.getByRole('button', { name: 'Assinar contrato' }));
}

describe('the page of a contract', () => {
  it('names the car and its paint to a customer with two proposals', async () => {
    openContract();
    const { versionName, paintName } = aProposal();
    await screen.findByText(versionName);
    screen.getByText(paintName);
  });

  it('is for who is signed in, and comes back to what was asked', async () => {
    expect(
      await whereGuardLeads(contractRoutes, '/area-logada/propostas/:id/contrato', PATH),
    ).toBe(`/conta/login?returnUrl=${encodeURIComponent(PATH)}`);
  });

  it('shows the numbers first, then the whole text, with what limits marked', async () => {
    openContract();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Leia e assine o contrato' }),
    ).toBeTruthy();
    await screen.findByRole('heading', { name: 'Os dez números' });
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Os dez números',
      'O contrato inteiro',
      'Assinar',
    ]);
    expect(screen.getByText('A mesma do primeiro ao último mês.')).toBeTruthy();
    expect(screen.getByText('Limita um direito seu:')).toBeTruthy();
    const contents = screen.getByRole('navigation', { name: 'Neste contrato' });
    expect(
      within(contents)
        .getByRole('link', { name: '3. Sair antes do fim' })
        .getAttribute('href'),
    ).toBe('#saida');
  });

  it('tells the cost of leaving by years', async () => {
    openContract();
    expect(await screen.findByRole('table', { name: 'Meses 1 a 12' })).toBeTruthy();
    const second = screen.getByRole('table', { name: 'Meses 13 a 24' });
    expect(within(second).getByRole('row', { name: '24 R$ 24,00' })).toBeTruthy();
  });

  it('gives the draft as a PDF, and says when it cannot', async () => {
    const { user, saved } = openContract({
      answers: [answer(getContractDraftPdf, pdf)],
    });
    await user.click(await screen.findByRole('button', { name: 'Baixar em PDF' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const other = openContract({ answers: [unreachable(getContractDraftPdf)] });
    const buttons = await screen.findAllByRole('button', { name: 'Baixar em PDF' });
    await other.user.click(buttons.at(-1) ?? document.body);
    await screen.findByText(/PDF|conex/i);
  });
});

describe('signing', () => {
  it('sends the code with the version that was read, and says what is next', async () => {
    const view = openContract();
    await sign(view);
    const title = await screen.findByRole('heading', {
      level: 1,
      name: 'Contrato C-2611-0001 assinado',
    });
    expect(document.activeElement).toBe(title);
    const [sent] = view.transport.requestsOf(sendSignature);
    expect(sent?.headers.get(IDEMPOTENCY_HEADER)).toMatch(UUID);
    expect(view.transport.requestsOf(sendSignature).map(({ body }) => body)).toEqual([
      { pin: '123456', revision: 2, textHash: 'a'.repeat(64) },
    ]);
    expect(screen.getByText('Vence em 23/11/2026.')).toBeTruthy();
    expect(
      screen.getByRole('link', { name: 'Pagar a primeira parcela' }).getAttribute('href'),
    ).toMatch(/^\/area-logada\/contratos\/[^/]+\/pagar\?vencimento=2026-11-23$/);
    expect(screen.getByText('R$ 2.549,00')).toBeTruthy();
    expect(
      screen.getByText('Até 29/11/2026, 23:59, você desiste sem pagar nada.'),
    ).toBeTruthy();
    expect(
      screen.getByRole('link', { name: 'Conferir um contrato' }).getAttribute('href'),
    ).toBe('/contratos/verificar');
  });

  it('says where the code went, and sends another one', async () => {
    const view = openContract();
    await askForPin(view);
    expect(
      screen.getByText(
        'Enviamos um código de 6 números para a•••@example.com. Vale por 10 minutos.',
      ),
    ).toBeTruthy();
    await view.user.click(screen.getByRole('button', { name: 'Enviar outro código' }));
    expect(view.transport.requestsOf(sendSignaturePin)).toHaveLength(2);
    await screen.findByText(
      'Enviamos outro código para a•••@example.com. O anterior não vale mais. Este vale por 10 minutos.',
    );
  });

  it('reports a wrong code at the field, and keeps it', async () => {
    const view = openContract({
      answers: [
        refuse(sendSignature, 400, {
          message: WRONG_PIN,
          fields: [{ key: 'Pin', message: WRONG_PIN }],
        }),
      ],
    });
    await sign(view);
    await screen.findByText(WRONG_PIN);
    expect(descriptionOf(pinField())).toContain(WRONG_PIN);
    expect(pinField().value).toBe('123456');
    const again = screen.getByRole('button', { name: 'Enviar outro código' });
    await view.user.click(again);
    await waitFor(() => expect(pinField().value).toBe(''));
    expect(screen.queryByText(WRONG_PIN)).toBeNull();
    expect(document.activeElement).toBe(again);
  });

  it('keeps everything typed when there is no network', async () => {
    const view = openContract({ answers: [unreachable(sendSignature)] });
    await sign(view);
    await screen.findByText(
      'Não conseguimos assinar. Nada foi assinado e o código continua valendo.',
    );
    expect(pinField().value).toBe('123456');
  });

  it('shows both versions when the text changed meanwhile, and keeps the code', async () => {
    let reads = 0;
    const now = aContractDraft({
      textHash: 'b'.repeat(64),
      numbers: aContractDraft().numbers.map((number) =>
        number.key === 'primeira-parcela'
          ? { ...number, note: 'Vence em 24/11/2026.' }
          : number,
      ),
    });
    const view = openContract({
      answers: [
        answer(getContractDraft, () => ((reads += 1) === 1 ? aContractDraft() : now)),
        refuse(sendSignature, 409, { message: 'Mudou.', reason: 'contract-changed' }),
      ],
    });
    await sign(view);
    const title = await screen.findByRole('heading', {
      level: 3,
      name: 'O contrato mudou enquanto você lia. Nada foi assinado.',
    });
    expect(document.activeElement).toBe(title);
    expect(screen.getByText('R$ 2.549,00. Vence em 23/11/2026.')).toBeTruthy();
    expect(screen.getByText('R$ 2.549,00. Vence em 24/11/2026.')).toBeTruthy();
    expect(pinField().value).toBe('123456');
    await view.user.click(screen.getByRole('button', { name: 'Assinar contrato' }));
    expect(view.transport.requestsOf(sendSignature).at(-1)?.body).toMatchObject({
      textHash: 'b'.repeat(64),
    });
  });

  it('shows the new text to somebody who left before the refusal and opens it again', async () => {
    let proposalNumber = 'RD-2610-0001';
    const refusal = refuse(sendSignature, 409, {
      message: 'Mudou.',
      reason: 'contract-changed',
    });
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const view = openContract({
      answers: [
        answer(getContractDraft, () => aContractDraft({ proposalNumber })),
        { ...refusal, reply: async (asked) => arrived.then(() => refusal.reply(asked)) },
      ],
    });
    await sign(view);
    await screen.findByText('RD-2610-0001');
    await waitFor(() => expect(view.transport.requestsOf(sendSignature)).toHaveLength(1));
    await view.user.click(screen.getByRole('link', { name: 'Voltar à proposta' }));
    await waitFor(() =>
      expect(
        screen.queryByRole('heading', { name: 'Leia e assine o contrato' }),
      ).toBeNull(),
    );
    proposalNumber = 'RD-2611-0002';
    arrive();
    await view.allAnswered();
    expect(view.transport.requestsOf(getContractDraft)).toHaveLength(1);
    await view.back();
    await screen.findByText('RD-2611-0002');
  });

  it('counts down after too many codes', async () => {
    const { user } = openContract({
      answers: [refuse(sendSignaturePin, 429, {}, { 'retry-after': '65' })],
    });
    jest.spyOn(Date, 'now').mockReturnValue(Date.now()); // the countdown stands still
    await user.click(
      await screen.findByRole('button', { name: 'Receber o código por e-mail' }),
    );
    await screen.findByRole('button', { name: 'Tente de novo em 1:05' });
  });
});

const SIGNED = {
  from: 'aprovada',
  to: 'contrato_assinado',
  at: '2026-11-22T15:00:00.000Z',
  by: 'cliente',
  reason: null,
} as const;

describe('a contract that is not to be signed', () => {
  it('because it is signed gives its paper', async () => {
    const { user, saved } = openContract({
      state: 'contrato_assinado',
      history: [SIGNED],
      answers: [answer(downloadContract, pdf)],
    });
    expect(
      await screen.findByRole('heading', { name: 'Este contrato já está assinado' }),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Baixar o contrato assinado' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    screen.getByText('Só falta ela. Depois vem a entrega do carro.');
    const pay = screen.getByRole('link', { name: 'Pagar a primeira parcela' });
    expect(pay.getAttribute('href')).toBe(memberPaymentsPath(A_UUID));
  });

  it('because the first installment was paid, too, leads to the contract', async () => {
    openContract({ state: 'pagamento_confirmado', history: [SIGNED] });
    const link = await screen.findByRole('link', { name: 'Ver contrato e parcelas' });
    expect(link.getAttribute('href')).toBe(memberContractPath(A_UUID));
    expect(screen.queryByRole('link', { name: 'Pagar a primeira parcela' })).toBeNull();
  });

  it('says in which state the proposal is', async () => {
    openContract({ state: 'em_analise' });
    expect(
      await screen.findByRole('heading', {
        name: 'Esta proposta não pode ser assinada agora.',
      }),
    ).toBeTruthy();
    expect(screen.getByText('Em análise')).toBeTruthy();
  });

  it('of somebody else is not there', async () => {
    openContract({ answers: [refuse(getProposal, 404)] });
    expect(
      await screen.findByRole('heading', { name: 'Não encontramos esse contrato.' }),
    ).toBeTruthy();
  });
});

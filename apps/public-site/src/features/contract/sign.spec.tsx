import { screen, waitFor, within } from '@testing-library/react';
import {
  downloadContract,
  getContractDraft,
  getContractDraftPdf,
  getProposal,
  type ProposalDetail,
  sendSignature,
  sendSignaturePin,
} from '@site/contracts';
import {
  A_UUID,
  type Answer,
  answer,
  aProposal,
  aViewer,
  guardConsole,
  refuse,
  unreachable,
} from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { aContractDraft, aSignedContract } from '../../testing/contract-draft';
import { amongOthers, siteScene, whereGuardLeads } from '../../testing/site-scene';
import { contractRoutes } from './contract.routes';

guardConsole();

const PATH = `/area-logada/propostas/${A_UUID}/contrato`;
const WRONG_PIN = 'Código incorreto ou expirado. Confira ou peça outro.';
const pdf = { name: 'x.pdf', type: 'application/pdf', bytes: new Uint8Array([37]) };

/** What a screen reader says after a field's name. */
const descriptionOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
const pinField = () => screen.getByLabelText<HTMLInputElement>('Código do e-mail');

function openContract({
  state = 'aprovada',
  history = [],
  answers = [],
}: Partial<Pick<ProposalDetail, 'state' | 'history'>> & { answers?: Answer[] } = {}) {
  const scene = siteScene();
  const view = renderRoute(amongOthers(contractRoutes), PATH, {
    wire: scene.wire,
    viewer: aViewer('customer'),
    answers: [
      answer(getProposal, {
        ...aProposal({ state }),
        history,
        income: null,
        deliveryDate: null,
      }),
      answer(getContractDraft, aContractDraft()),
      answer(sendSignaturePin, { sentTo: 'a•••@example.com', minutes: 10 }),
      answer(sendSignature, aSignedContract()),
      ...answers,
    ],
  });
  return { ...view, ...scene };
}

async function askForPin({ user }: Pick<ReturnType<typeof openContract>, 'user'>) {
  await user.click(
    await screen.findByRole('button', { name: 'Receber o código por e-mail' }),
  );
  return screen.findByRole('textbox', { name: 'Código do e-mail' });
}

async function sign(view: ReturnType<typeof openContract>, pin = '123456') {
  await view.user.type(await askForPin(view), pin);
  await view.user.click(screen.getByRole('button', { name: 'Assinar contrato' }));
}

describe('the page of a contract', () => {
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

  it('of a company names who signs for it, and signs by the partner who is chosen', async () => {
    const names = ['Paulo Massa', 'Lúcia Massa'];
    const draftOf = (signer: number) =>
      aContractDraft({
        lead: `Proposta P-2611-0487, para assinar em 22/11/2026, por ${names[signer - 1]}, CPF 000.000.001-91, pela empresa contratante Massa Ltda.`,
        textHash: String(signer).repeat(64),
        signers: names.map((name, index) => ({
          position: index + 1,
          name,
          email: index === 0 ? 'paulo@massa.test' : null,
        })),
        signer,
      });
    const view = openContract({
      answers: [
        answer(getContractDraft, ({ query }) => draftOf(Number(query?.signer ?? 1))),
        answer(getContractDraftPdf, pdf),
      ],
    });
    await screen.findByText(
      /por Paulo Massa, CPF .* pela empresa contratante Massa Ltda\. As datas abaixo/,
    );
    await view.user.selectOptions(
      await screen.findByRole('combobox', { name: 'Quem assina pela empresa' }),
      'Lúcia Massa',
    );
    await screen.findByText(/por Lúcia Massa, CPF .* pela empresa contratante/);
    await view.user.click(screen.getByRole('button', { name: 'Baixar em PDF' }));
    expect(view.transport.requestsOf(getContractDraftPdf)[0]?.query).toEqual({
      signer: '2',
    });
    await screen.findByText(/vai para o e-mail de quem assina: Lúcia Massa\.$/);
    const address = await screen.findByLabelText<HTMLInputElement>(
      'E-mail de Lúcia Massa',
    );
    expect(address.value).toBe('');
    const send = screen.getByRole('button', { name: 'Enviar o código' });
    await view.user.click(send);
    await screen.findAllByText('Informe um e-mail válido.');
    await view.user.type(address, 'lucia@massa.test');
    await view.user.click(send);
    await screen.findByText(/Peça o código a Lúcia Massa\.$/);
    await view.user.click(screen.getByRole('button', { name: 'Enviar outro código' }));
    expect(view.transport.requestsOf(sendSignaturePin).map(({ body }) => body)).toEqual([
      { signer: 2, email: 'lucia@massa.test' },
      { signer: 2, email: 'lucia@massa.test' },
    ]);
    await view.user.type(pinField(), '123456');
    await view.user.click(screen.getByRole('button', { name: 'Assinar contrato' }));
    await screen.findByRole('heading', { name: 'Contrato C-2611-0001 assinado' });
    expect(view.transport.requestsOf(sendSignature)[0]?.body).toEqual({
      pin: '123456',
      revision: 2,
      textHash: '2'.repeat(64),
      signer: 2,
    });
  });

  it('of a company sends the code where it is known, and says at the field why not there', async () => {
    const message = 'Este é o e-mail de Lúcia Massa. Use um que só Paulo Massa leia.';
    const view = openContract({
      answers: [
        answer(
          getContractDraft,
          aContractDraft({
            signers: [{ position: 1, name: 'Paulo Massa', email: 'paulo@massa.test' }],
            signer: 1,
          }),
        ),
        refuse(sendSignaturePin, 400, { fields: [{ key: 'Email', message }] }),
      ],
    });
    const address = await screen.findByLabelText<HTMLInputElement>(
      'E-mail de Paulo Massa',
    );
    expect(address.value).toBe('paulo@massa.test');
    await view.user.click(screen.getByRole('button', { name: 'Enviar o código' }));
    await waitFor(() => expect(descriptionOf(address)).toContain(message));
    expect(screen.queryByLabelText('Código do e-mail')).toBeNull();
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
    expect(saved).toHaveLength(1);
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
    expect(view.transport.requestsOf(sendSignature).map(({ body }) => body)).toEqual([
      { pin: '123456', revision: 2, textHash: 'a'.repeat(64) },
    ]);
    expect(screen.getByText('Vence em 23/11/2026.')).toBeTruthy();
    expect(
      screen.getByRole('link', { name: 'Pagar a primeira parcela' }).getAttribute('href'),
    ).toMatch(/^\/area-logada\/contratos\/[^/]+\/pagar$/);
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
  });

  it('with a wrong code says so at the field, and keeps it', async () => {
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
  });

  it('without a network loses nothing', async () => {
    const view = openContract({ answers: [unreachable(sendSignature)] });
    await sign(view);
    await screen.findByText(
      'Não conseguimos assinar. Nada foi assinado e o código continua valendo.',
    );
    expect(pinField().value).toBe('123456');
  });

  it('of what changed meanwhile shows both versions and keeps the code', async () => {
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

  it('after too many codes counts down', async () => {
    const { user } = openContract({
      answers: [refuse(sendSignaturePin, 429, {}, { 'retry-after': '65' })],
    });
    await user.click(
      await screen.findByRole('button', { name: 'Receber o código por e-mail' }),
    );
    expect(
      await screen.findByRole('button', { name: /Tente de novo em 1:0/ }),
    ).toBeTruthy();
  });
});

describe('a contract that is not to be signed', () => {
  it('because it is signed gives its paper', async () => {
    const { user, saved } = openContract({
      state: 'contrato_assinado',
      history: [
        {
          from: 'aprovada',
          to: 'contrato_assinado',
          at: '2026-11-22T15:00:00.000Z',
          by: 'cliente',
          reason: null,
        },
      ],
      answers: [answer(downloadContract, pdf)],
    });
    expect(
      await screen.findByRole('heading', { name: 'Este contrato já está assinado' }),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Baixar o contrato assinado' }));
    expect(saved).toHaveLength(1);
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

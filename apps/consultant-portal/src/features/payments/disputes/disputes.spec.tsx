import { screen, waitFor, within } from '@testing-library/react';
import {
  answerDispute,
  type ChargeDispute,
  downloadDisputeFile,
  getDispute,
  listDisputes,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aViewer, guardConsole, refuse } from '@site/testing';
import { routes } from '../../../app/routes';
import { aDispute } from '../../../shared/testing/decisions';
import { sendNow } from '../../../shared/testing/undo-bar';

guardConsole();

const TOO_LATE = 'Não dá mais para enviar. O que você escreveu continua aqui.';
const { open } = portalForSpecs('consultant-portal', routes);
const LIST = '/consultor/contestacoes';
const viewer = aViewer('consultant');
const RITA = '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a61';
const JULIO = '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a62';
const REASON = 'Não pedi esses quilômetros.';
const rita: ChargeDispute = {
  ...aDispute,
  id: RITA,
  contractId: 'c0ffee00-5d47-4a6e-9b0f-1c2d3e4f5a6b',
  reason: REASON,
};
const julio = { ...rita, id: JULIO, customer: 'Júlio Prado', paid: 350 };
const listed = (...items: ChargeDispute[]) => answer(listDisputes, items);
const one = (dispute: ChargeDispute) => [listed(dispute), answer(getDispute, dispute)];
const answeredBy = (state: 'aceita' | 'mantida', text: string): ChargeDispute => ({
  ...rita,
  state,
  answer: text,
  answeredAt: '2026-11-22T12:00:00.000Z',
  answeredBy: 'Caio Reis',
  newDueDate: state === 'mantida' ? '2026-12-10' : null,
});

describe('the queue of disputes', () => {
  it('says that nothing waits, and what went wrong', async () => {
    const { unmount } = open(LIST, { viewer, answers: [listed()] });
    await screen.findByRole('heading', { name: /^Nenhuma contestação a responder\./ });
    unmount();
    open(LIST, {
      viewer,
      answers: [refuse(listDisputes, 503, { message: 'Tente em instantes.' })],
    });
    await screen.findByRole('heading', {
      name: 'Não conseguimos abrir as contestações.',
    });
  });

  it('shows whose charge it is, what is contested and since when, and the answered ones', async () => {
    const { user, transport, location } = open(LIST, {
      viewer,
      answers: [
        answer(listDisputes, ({ query }) =>
          query?.state === 'answered' ? [answeredBy('aceita', 'Sim.')] : [rita],
        ),
      ],
    });
    const row = within(await screen.findByRole('row', { name: /Rita Lemos/ }));
    for (const text of [
      'C-2606-0001',
      '500 km a mais',
      '20/11/2026',
      'responder até 27/11/2026',
      'Aberta',
    ])
      row.getByText(text);
    await user.selectOptions(screen.getByLabelText('Mostrar'), 'Respondidas');
    await screen.findByText('Aceita');
    expect(location()).toBe(`${LIST}?mostrar=respondidas`);
    expect(transport.requestsOf(listDisputes).at(-1)?.query).toEqual({
      state: 'answered',
    });
  });

  it('can be searched beside what it shows, and says when nothing is found', async () => {
    const { user, transport, location } = open(`${LIST}?mostrar=respondidas`, {
      viewer,
      answers: [
        answer(listDisputes, ({ query }) =>
          query?.search ? [] : [answeredBy('aceita', 'Sim.')],
        ),
      ],
    });
    await screen.findByText('Aceita');
    await user.type(
      screen.getByLabelText('Cliente, contrato, placa, CPF, CNPJ ou e-mail'),
      'Zuleica{Enter}',
    );
    await screen.findByText('Nada encontrado. Confira o nome ou o número.');
    expect(location()).toBe(`${LIST}?mostrar=respondidas&busca=Zuleica`);
    expect(transport.requestsOf(listDisputes).at(-1)?.query).toEqual({
      state: 'answered',
      search: 'Zuleica',
    });
  });

  it('is walked by J and K', async () => {
    const { user, location } = open(LIST, {
      viewer,
      answers: [
        listed(rita, julio),
        answer(getDispute, ({ params }) => (params.id === RITA ? rita : julio)),
      ],
    });
    await screen.findByRole('row', { name: /Júlio Prado/ });
    await user.keyboard('j');
    const page = { selector: 'header p' };
    await screen.findByText('Rita Lemos', page);
    expect(location()).toBe(`${LIST}/${RITA}`);
    await user.keyboard('j');
    await screen.findByText('Júlio Prado', page);
    await user.keyboard('k');
    await screen.findByText('Rita Lemos', page);
  });
});

describe('one dispute', () => {
  const PAGE = `${LIST}/${RITA}`;

  it('is accepted in part', async () => {
    const inPart = {
      ...answeredBy('aceita', 'Uma parte.'),
      credited: 60.1,
      creditedLate: 1.34,
    };
    let now: ChargeDispute = { ...rita, contested: 100.1 };
    const { user, transport } = open(PAGE, {
      viewer,
      answers: [
        listed(now),
        answer(getDispute, () => now),
        answer(answerDispute, () => (now = inPart)),
      ],
    });
    await user.click(await screen.findByRole('radio', { name: /^Aceitar/ }));
    const credit = await screen.findByLabelText(/^Valor a desfazer/);
    screen.getByText(/^Em branco, R\$\s100,10, o que o cliente contesta\./);
    screen.getByText(/Multa e juros desse valor são desfeitos junto\./);
    await user.type(screen.getByLabelText(/^Resposta ao cliente/), 'Uma parte.');
    await user.type(credit, '9.000,00');
    await user.click(screen.getByRole('button', { name: 'Responder' }));
    await screen.findByText(/^A cobrança é de R\$\s[\d,]+: devolva no máximo isso\.$/);
    expect(screen.queryByRole('region', { name: 'A enviar' })).toBeNull();
    await user.clear(credit);
    await user.type(credit, '60,10');
    await user.click(screen.getByRole('button', { name: 'Responder' }));
    await sendNow(user);
    await screen.findByText('Aceita em parte');
    screen.getByText(/^R\$\s60,10, e R\$\s1,34 de multa e juros$/);
    expect(transport.requestsOf(answerDispute)[0]?.body).toEqual({
      to: 'aceita',
      answer: 'Uma parte.',
      credit: 60.1,
    });
  });

  it.each([
    ['Aceitar', 'aceita', 'Tem razão: desfizemos a cobrança.'],
    ['Manter', 'mantida', 'O pedido foi feito na sua conta em 03/11.'],
  ] as const)(
    "'%s' sends the words, and shows what was answered",
    async (label, to, text) => {
      let now = rita;
      const { user, transport } = open(PAGE, {
        viewer,
        answers: [
          listed(rita),
          answer(getDispute, () => now),
          answer(answerDispute, () => (now = answeredBy(to, text))),
        ],
      });
      await screen.findByRole('heading', { name: '500 km a mais', level: 1 });
      screen.getByText(REASON);
      const answerBy = () =>
        screen.queryByText('Responder até')?.nextSibling?.textContent;
      expect(answerBy()).toBe('27/11/2026');
      expect(screen.getByRole('link', { name: 'C-2606-0001' }).getAttribute('href')).toBe(
        `/consultor/contratos/${rita.contractId}`,
      );
      await user.click(await screen.findByRole('button', { name: 'Responder' }));
      await screen.findByText('Escolha a resposta.');
      await user.click(screen.getByRole('radio', { name: new RegExp(`^${label}`) }));
      await user.type(screen.getByLabelText(/^Resposta ao cliente/), text);
      await user.click(screen.getByRole('button', { name: 'Responder' }));
      await sendNow(user);
      await screen.findByText(/^Respondida em 22\/11\/2026.*, por Caio Reis$/);
      screen.getByText(text);
      expect(answerBy()).toBeUndefined();
      expect(transport.requestsOf(answerDispute).map(({ body }) => body)).toEqual([
        { to, answer: text },
      ]);
    },
  );

  it('offers to give back twice only what was paid, and accepted', async () => {
    const { user, transport } = open(`${LIST}/${JULIO}`, {
      viewer,
      answers: [...one(julio), answer(answerDispute, answeredBy('aceita', 'Sim.'))],
    });
    await user.click(await screen.findByRole('radio', { name: /^Manter/ }));
    expect(screen.queryByRole('checkbox', { name: /^Devolver em dobro/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: /^Aceitar/ }));
    await user.click(await screen.findByRole('checkbox', { name: /^Devolver em dobro/ }));
    await user.type(screen.getByLabelText(/^Resposta ao cliente/), 'Sim.');
    await user.click(screen.getByRole('button', { name: 'Responder' }));
    await sendNow(user);
    await waitFor(() =>
      expect(transport.requestsOf(answerDispute).map(({ body }) => body)).toEqual([
        { to: 'aceita', answer: 'Sim.', double: true },
      ]),
    );
  });

  it('answered by a colleague meanwhile says by whom and when, and keeps what was typed', async () => {
    const message = 'Caio Reis respondeu esta contestação em 22/11/2026, 09:00.';
    let now = rita;
    const { user } = open(PAGE, {
      viewer,
      answers: [
        listed(rita),
        answer(getDispute, () => now),
        refuse(answerDispute, 409, { message, reason: 'dispute-answered' }),
      ],
    });
    await user.click(await screen.findByRole('radio', { name: /^Manter/ }));
    await user.type(screen.getByLabelText(/^Resposta ao cliente/), 'Foi pedido.');
    now = answeredBy('mantida', 'Está no contrato.');
    await user.click(screen.getByRole('button', { name: 'Responder' }));
    await sendNow(user);
    await screen.findByText(TOO_LATE);
    await screen.findByText('Está no contrato.');
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(screen.getByLabelText(/^Resposta ao cliente/)).toHaveProperty(
      'value',
      'Foi pedido.',
    );
    expect(screen.queryByText('Aberta')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Responder' })).toBeNull();
  });

  it('shows the customer’s files, and opens them', async () => {
    const proof = {
      id: JULIO,
      name: 'extrato.pdf',
      mediaType: 'application/pdf',
      sentAt: '2026-11-20T15:00:00.000Z',
    } as const;
    const { user, transport, log } = open(PAGE, {
      viewer,
      answers: [
        ...one({ ...rita, files: [proof] }),
        answer(downloadDisputeFile, {
          name: proof.name,
          type: proof.mediaType,
          bytes: Uint8Array.from([1]),
        }),
      ],
    });
    const files = within(await screen.findByRole('list', { name: 'Arquivos' }));
    files.getByText('20/11/2026');
    await user.click(files.getByRole('button', { name: 'Baixar: extrato.pdf' }));
    await waitFor(() => expect(log.saved.map(({ name }) => name)).toEqual([proof.name]));
    expect(transport.requestsOf(downloadDisputeFile)[0]?.params).toEqual({
      id: RITA,
      fileId: JULIO,
    });
  });

  it('without files says so', async () => {
    open(PAGE, { viewer, answers: one(rita) });
    await screen.findByText('O cliente não anexou arquivos.');
  });

  it('that was answered shows by its link what, by whom and when, and asks nothing', async () => {
    open(PAGE, {
      viewer,
      answers: [listed(), answer(getDispute, answeredBy('mantida', 'Está no contrato.'))],
    });
    await screen.findByText('Está no contrato.');
    screen.getByText('Mantida');
    screen.getByText(/^Respondida em 22\/11\/2026, \d\d:\d\d, por Caio Reis$/);
    expect(screen.queryByRole('button', { name: 'Responder' })).toBeNull();
  });

  it('that nobody opened is not there', async () => {
    open(PAGE, { viewer, answers: [listed(julio), refuse(getDispute, 404)] });
    await screen.findByRole('heading', { name: 'Não encontramos essa contestação.' });
  });
});

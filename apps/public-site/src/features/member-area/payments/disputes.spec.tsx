import { screen, waitFor, within } from '@testing-library/react';
import {
  contestCharge,
  downloadDisputeFile,
  getContract,
  getContractPayments,
  getLoggedUser,
  listContracts,
  sendDisputeFile,
  sendProof,
} from '@site/api-contract';
import {
  A_UUID,
  aContract,
  type Answer,
  answer,
  aUser,
  aViewer,
  guardConsole,
  refuse,
} from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { aBill, somePayments } from '../../../testing/payments';
import { amongOthers, siteScene } from '../../../testing/site-scene';
import { memberAreaRoutes } from '../member-area.routes';

guardConsole();

const KM = { item: 'km:1', label: '500 km a mais', amount: 350, contestable: true };
const BOTH = somePayments({
  bill: aBill({
    label: 'Mensalidade 1 de 36 e 500 km a mais',
    amount: 2987,
    items: [...aBill().items, KM],
  }),
});
const CONTESTED = somePayments({
  disputes: [
    {
      id: A_UUID,
      label: KM.label,
      amount: KM.amount,
      contested: KM.amount,
      credited: null,
      reason: 'Eu não comprei estes km.',
      openedAt: '2126-11-25T12:00:00.000Z',
      state: 'aberta',
      answer: null,
      answeredAt: null,
      newDueDate: null,
      files: [],
    },
  ],
});

function open(answers: Answer[]) {
  const { wire, saved } = siteScene();
  const page = renderRoute(
    amongOthers(memberAreaRoutes),
    `/area-logada/contratos/${A_UUID}/pagar`,
    {
      wire,
      viewer: aViewer('customer'),
      answers: [
        answer(getLoggedUser, aUser()),
        answer(getContract, aContract()),
        answer(listContracts, []),
        ...answers,
      ],
    },
  );
  return { ...page, saved };
}
const A_PHOTO = {
  name: 'painel.jpg',
  mediaType: 'image/jpeg',
  sentAt: '2026-11-23T12:30:00.000Z',
} as const;
const IDS = [1, 2, 3, 4].map((at) => `3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a6${at}`);
const CONTEST = { name: 'Contestar: 500 km a mais' };

describe('contesting a charge', () => {
  it('asks what is wrong with one item, and shows that it is being looked at', async () => {
    let isSent = false;
    const { user } = open([
      answer(getContractPayments, () => (isSent ? CONTESTED : BOTH)),
      answer(contestCharge, ({ body }) => {
        expect(body).toEqual({
          item: 'km:1',
          reason: 'Eu não comprei estes km.',
          amount: 100.1,
          files: [],
        });
        isSent = true;
        return CONTESTED;
      }),
    ]);
    await user.click(await screen.findByRole('button', CONTEST));
    const dialog = within(await screen.findByRole('dialog'));
    const reason = await dialog.findByLabelText('Conte o que aconteceu');
    await user.click(dialog.getByRole('button', { name: 'Enviar contestação' }));
    expect(await dialog.findByText(/Conte o que está errado/)).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Quanto está errado/), '100,10');
    await user.type(reason, 'Eu não comprei estes km.');
    await user.click(dialog.getByRole('button', { name: 'Enviar contestação' }));
    expect(await screen.findByText(/Contestação enviada/)).toBeTruthy();
    expect(await screen.findByText('Estamos olhando')).toBeTruthy();
    screen.getByText('Enviada em 25/11/2126. Respondemos até 02/12/2126.');
    expect(screen.queryByRole('button', CONTEST)).toBeNull();
  });

  it('apologizes when the answer to a dispute is late', async () => {
    const [dispute] = CONTESTED.disputes;
    const openedAt = '2025-11-24T12:00:00.000Z';
    const disputes = dispute ? [{ ...dispute, openedAt }] : [];
    open([answer(getContractPayments, { ...CONTESTED, disputes })]);
    await screen.findByText(
      'Enviada em 24/11/2025. Prometemos responder até 01/12/2025 e atrasamos: a resposta vem por e-mail e aparece aqui.',
    );
  });

  it('sends the files chosen in the form, and keeps everything when one is refused', async () => {
    const why = 'Esse arquivo não passou na verificação de segurança. Envie outro.';
    const refused = refuse(sendProof, 400, {
      message: why,
      fields: [{ key: 'File', message: why }],
    });
    let sent = 0;
    const { user, transport } = open([
      answer(getContractPayments, BOTH),
      {
        call: sendProof,
        reply: (request) => {
          sent += 1;
          const photo = { ...A_PHOTO, id: IDS[sent] ?? '' };
          return (sent === 2 ? refused : answer(sendProof, photo)).reply(request);
        },
      },
      answer(contestCharge, CONTESTED),
    ]);
    await user.click(await screen.findByRole('button', CONTEST));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(
      await dialog.findByLabelText('Conte o que aconteceu'),
      'Não comprei.',
    );
    const send = () =>
      user.upload(
        dialog.getByLabelText('Enviar arquivo: 500 km a mais'),
        new File(['x'], A_PHOTO.name, { type: 'image/jpeg' }),
      );
    await send();
    expect(await dialog.findByText('Arquivo enviado.')).toBeTruthy();
    await send();
    expect((await dialog.findByRole('alert')).textContent).toContain(why);
    await send();
    const chosen = () =>
      within(dialog.getByRole('list', { name: 'Arquivos que vão com a contestação' }));
    await waitFor(() => expect(chosen().getAllByText(A_PHOTO.name)).toHaveLength(2));
    const [first] = chosen().getAllByRole('button', { name: 'Remover: painel.jpg' });
    if (first) await user.click(first);
    await user.click(dialog.getByRole('button', { name: 'Enviar contestação' }));
    expect(await screen.findByText(/Contestação enviada/)).toBeTruthy();
    expect(transport.requestsOf(contestCharge)[0]?.body).toMatchObject({
      reason: 'Não comprei.',
      files: [IDS[3]],
    });
  });

  it('says in the dialog why it is refused', async () => {
    const why = 'Esta cobrança já foi contestada. Veja a resposta nela.';
    const { user } = open([
      answer(getContractPayments, BOTH),
      refuse(contestCharge, 409, { message: why }),
    ]);
    await user.click(await screen.findByRole('button', CONTEST));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText('Conte o que aconteceu'), 'De novo.');
    await user.click(dialog.getByRole('button', { name: 'Enviar contestação' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(why);
  });

  it('shows what was contested of it, and what of that was taken back', async () => {
    const [dispute] = CONTESTED.disputes;
    if (!dispute) throw new Error('One was contested');
    const inPart = {
      ...dispute,
      state: 'aceita',
      contested: 100.1,
      credited: 60.1,
      creditedLate: 1.34,
      answer: 'Uma parte foi engano.',
      newDueDate: '2026-12-31',
    } as const;
    open([answer(getContractPayments, somePayments({ disputes: [inPart] }))]);
    const section = await screen.findByRole('region', { name: 'Suas contestações' });
    for (const text of [
      'Você tinha razão em parte',
      'Você contestou R$ 100,10 disso.',
      'Desfizemos R$ 60,10 e, com isso, R$ 1,34 de multa e juros.',
      'Vence em 31/12/2026.',
    ])
      expect(section.textContent?.replaceAll('\u00a0', ' ')).toContain(text);
  });

  it('shows the answer, and when what was kept falls due', async () => {
    const [dispute] = CONTESTED.disputes;
    if (!dispute) throw new Error('One was contested');
    open([
      answer(
        getContractPayments,
        somePayments({
          disputes: [
            {
              ...dispute,
              state: 'mantida',
              answer: 'A compra está registrada.',
              newDueDate: '2026-12-31',
            },
          ],
        }),
      ),
    ]);
    const section = within(
      await screen.findByRole('region', { name: 'Suas contestações' }),
    );
    expect(section.getByText('A cobrança continua')).toBeTruthy();
    expect(section.getByText('Resposta: A compra está registrada.')).toBeTruthy();
    expect(section.getByText('Vence em 31/12/2026.')).toBeTruthy();
  });
});

describe('proof for a contested charge', () => {
  const PROOF = {
    id: '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a61',
    name: 'extrato.pdf',
    mediaType: 'application/pdf',
    sentAt: '2026-11-23T12:30:00.000Z',
  } as const;
  const withFiles = (changes: Partial<(typeof CONTESTED)['disputes'][number]>) =>
    somePayments({
      disputes: CONTESTED.disputes.map((dispute) => ({ ...dispute, ...changes })),
    });
  const SEND = 'Enviar arquivo: 500 km a mais';
  const aPdf = () => new File(['x'], 'extrato.pdf', { type: 'application/pdf' });

  it('is sent while nobody has answered, and opened again', async () => {
    let shown = CONTESTED;
    const { user, transport, saved } = open([
      answer(getContractPayments, () => shown),
      answer(sendDisputeFile, () => {
        shown = withFiles({ files: [PROOF] });
        return shown;
      }),
      answer(downloadDisputeFile, {
        name: PROOF.name,
        type: PROOF.mediaType,
        bytes: Uint8Array.from([1]),
      }),
    ]);
    await user.upload(await screen.findByLabelText(SEND), aPdf());
    expect(await screen.findByText('Arquivo enviado.')).toBeTruthy();
    expect(transport.requestsOf(sendDisputeFile)[0]?.params).toEqual({ id: A_UUID });
    const files = within(
      await screen.findByRole('list', { name: 'Arquivos da contestação: 500 km a mais' }),
    );
    expect(files.getByText('23/11/2026')).toBeTruthy();
    await user.click(files.getByRole('button', { name: 'Baixar: extrato.pdf' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([PROOF.name]));
  });

  it('says why it is refused, also once the answer has come', async () => {
    const why = 'Esta contestação já foi respondida: não dá mais para juntar arquivos.';
    let isAnswered = false;
    const refused = refuse(sendDisputeFile, 409, {
      message: why,
      reason: 'dispute-answered',
    });
    const { user } = open([
      answer(getContractPayments, () =>
        isAnswered ? withFiles({ state: 'mantida', answer: 'Está certo.' }) : CONTESTED,
      ),
      {
        ...refused,
        reply: (request) => {
          isAnswered = true;
          return refused.reply(request);
        },
      },
    ]);
    await user.upload(await screen.findByLabelText(SEND), aPdf());
    expect(await screen.findByText('A cobrança continua')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain(why);
    expect(screen.queryByLabelText(SEND)).toBeNull();
  });

  it('can be opened after the answer, when no more files are accepted', async () => {
    open([
      answer(
        getContractPayments,
        withFiles({ state: 'mantida', answer: 'Está certo.', files: [PROOF] }),
      ),
    ]);
    expect(
      await screen.findByRole('button', { name: 'Baixar: extrato.pdf' }),
    ).toBeTruthy();
    expect(screen.queryByLabelText(SEND)).toBeNull();
  });
});

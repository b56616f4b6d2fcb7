import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  deleteDocument,
  type DocumentList,
  getLoggedUser,
  getProposal,
  listDocuments,
  listProposals,
  type ProposalDetail,
  sendDocument,
  type SentDocument,
} from '@site/contracts';
import { answerDay } from '@site/contracts/answer-promise';
import { formatDate } from '@site/contracts/brazil';
import {
  A_UUID,
  type Answer,
  answer,
  aProposal,
  aUser,
  aViewer,
  guardConsole,
  neverAnswer,
  refuse,
} from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { memberAreaRoutes } from '../../features/member-area/member-area.routes';
import { amongOthers, type Machine, siteScene } from '../../testing/site-scene';

guardConsole();

const VIEWER = aViewer('customer');
const USER = aUser({ id: A_UUID });
const LIMITS = {
  maxBytes: 8 * 1024 * 1024,
  maxPages: 20,
  maxMegapixels: 50,
  maxFiles: 10,
};
const FRONT: SentDocument = {
  id: A_UUID,
  kind: 'cnh-frente',
  name: 'frente.jpg',
  mediaType: 'image/jpeg',
  sizeBytes: 420_000,
  pages: null,
  sentAt: '2026-11-20T12:00:00.000Z',
  isReady: true,
};
const WANTED: DocumentList['wanted'] = [
  'cnh-frente',
  'cnh-verso',
  'comprovante-residencia',
];
const NOTHING: DocumentList = {
  items: [],
  wanted: WANTED,
  missing: WANTED,
  limits: LIMITS,
};
const NO_PROPOSALS = { items: [], nextCursor: null, total: 0, counts: {} };

function open(
  documents: DocumentList = NOTHING,
  answers: readonly Answer[] = [],
  machine: Machine = {},
) {
  const base = [
    answer(getLoggedUser, USER),
    answer(listProposals, NO_PROPOSALS),
    answer(listDocuments, documents),
  ];
  return renderRoute(amongOthers(memberAreaRoutes), '/area-logada/documentos', {
    viewer: VIEWER,
    answers: [...base, ...answers],
    wire: siteScene({}, '/area-logada/documentos', machine).wire,
  });
}
const row = (name = 'CNH, frente') => screen.findByRole('listitem', { name });

describe('sending a file', () => {
  it('says what is missing and what may be sent', async () => {
    open();
    expect(within(await row()).getByText('Falta enviar')).toBeTruthy();
    expect(
      screen.getByText('JPG, PNG, WebP ou PDF de até 20 páginas, com no máximo 8 MB.'),
    ).toBeTruthy();
  });

  it('sends the kind and the file as a form', async () => {
    const { user, transport } = open(NOTHING, [answer(sendDocument, FRONT)]);
    await user.upload(
      within(await row()).getByLabelText('Enviar arquivo: CNH, frente'),
      new File(['x'], 'cnh.png', { type: 'image/png' }),
    );
    await waitFor(() => expect(transport.requestsOf(sendDocument)).toHaveLength(1));
    const [{ body, params } = { body: {}, params: {} }] =
      transport.requestsOf(sendDocument);
    expect(params).toEqual({ id: USER.id });
    expect(body).toMatchObject({ kind: 'cnh-frente', file: { name: 'cnh.png' } });
    expect(await screen.findByText('CNH, frente: recebemos.')).toBeTruthy();
  });

  it('says the refusal of the server at the document', async () => {
    const message =
      'Não conseguimos abrir essa imagem. Tire outra foto ou envie outro arquivo.';
    const { user } = open(NOTHING, [
      refuse(sendDocument, 400, {
        message: 'Confira os campos indicados.',
        fields: [{ key: 'File', message }],
      }),
    ]);
    await user.upload(
      within(await row()).getByLabelText('Enviar arquivo: CNH, frente'),
      new File(['x'], 'cnh.png', { type: 'image/png' }),
    );
    expect((await within(await row()).findByRole('alert')).textContent?.trim()).toBe(
      message,
    );
  });

  it('refuses a file that is too large before anything is sent', async () => {
    const { user, transport } = open({ ...NOTHING, limits: { ...LIMITS, maxBytes: 2 } });
    await user.upload(
      within(await row()).getByLabelText('Enviar arquivo: CNH, frente'),
      new File(['xyz'], 'cnh.png', { type: 'image/png' }),
    );
    expect((await within(await row()).findByRole('alert')).textContent?.trim()).toBe(
      'O arquivo passa de 1 KB. Envie um menor.',
    );
    expect(transport.requestsOf(sendDocument)).toEqual([]);
  });

  it('refuses a picture too small to read before anything is sent', async () => {
    const { user, transport } = open(NOTHING, [], {
      lookAt: async () => ({ width: 300, height: 200, quality: 'fine' }),
    });
    await user.upload(
      within(await row()).getByLabelText('Enviar arquivo: CNH, frente'),
      new File(['x'], 'cnh.png', { type: 'image/png' }),
    );
    expect((await within(await row()).findByRole('alert')).textContent?.trim()).toBe(
      'A imagem é pequena demais para ler: 300 × 200 pixels. Envie uma com 600 ou mais no lado maior.',
    );
    expect(transport.requestsOf(sendDocument)).toEqual([]);
  });

  it.each([
    ['dark', /^A imagem está escura/],
    ['blurred', /^A imagem parece sem foco/],
  ] as const)('asks about a %s picture before it is sent', async (quality, words) => {
    const { user, transport } = open(NOTHING, [answer(sendDocument, FRONT)], {
      lookAt: async () => ({ width: 1200, height: 900, quality }),
    });
    const choose = async () =>
      user.upload(
        within(await row()).getByLabelText('Enviar arquivo: CNH, frente'),
        new File(['x'], 'cnh.png', { type: 'image/png' }),
      );
    await choose();
    expect((await within(await row()).findByRole('alert')).textContent?.trim()).toMatch(
      words,
    );
    await user.click(screen.getByRole('button', { name: 'Não enviar' }));
    expect(within(await row()).queryByRole('alert')).toBeNull();
    expect(transport.requestsOf(sendDocument)).toEqual([]);
    await choose();
    await user.click(
      await screen.findByRole('button', { name: 'Enviar assim mesmo: CNH, frente' }),
    );
    await waitFor(() => expect(transport.requestsOf(sendDocument)).toHaveLength(1));
  });

  it('keeps the focus on what was pressed meanwhile, and sends one file at a time', async () => {
    const { user, transport } = open(NOTHING, [neverAnswer(sendDocument)]);
    const file = new File(['x'], 'cnh.png', { type: 'image/png' });
    const input = within(await row()).getByLabelText<HTMLInputElement>(
      'Enviar arquivo: CNH, frente',
    );
    await user.upload(input, file);
    await waitFor(() => expect(input.getAttribute('aria-disabled')).toBe('true'));
    expect([input.disabled, document.activeElement]).toEqual([false, input]);
    await user.upload(input, file);
    await waitFor(() => expect(transport.requestsOf(sendDocument)).toHaveLength(1));
  });

  it('removes a document after asking once', async () => {
    const { user, transport } = open(
      { ...NOTHING, items: [FRONT], missing: ['cnh-verso', 'comprovante-residencia'] },
      [answer(deleteDocument, { ok: true })],
    );
    await user.click(await screen.findByRole('button', { name: 'Apagar: CNH, frente' }));
    expect(transport.requestsOf(deleteDocument)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Sim, apagar' }));
    await waitFor(() => expect(transport.requestsOf(deleteDocument)).toHaveLength(1));
  });
});

describe('while a proposal waits for documents', () => {
  const ASKED_AT = '2026-11-21T12:00:00.000Z';
  const waiting = aProposal({ state: 'documentos_pendentes', updatedAt: ASKED_AT });
  const wanted = (receivedAt: string | null): ProposalDetail => ({
    ...waiting,
    history: [],
    income: null,
    deliveryDate: null,
    requestedDocuments: [
      {
        kind: 'comprovante-residencia',
        note: 'A conta é de 2024.',
        askedAt: ASKED_AT,
        receivedAt: '2026-11-21T12:30:00.000Z',
      },
      { kind: 'cnh-frente', note: 'A foto ficou escura.', askedAt: ASKED_AT, receivedAt },
    ],
  });
  const openWaiting = (answers: readonly Answer[]) =>
    open({ ...NOTHING, items: [FRONT], missing: [] }, [
      answer(listProposals, ({ query }) => ({
        ...NO_PROPOSALS,
        items: query?.state === 'documentos_pendentes' ? [waiting] : [],
      })),
      ...answers,
    ]);
  const asked = async () =>
    within(await screen.findByRole('list', { name: 'O que falta enviar' }));

  it('names each with its note, ticks off what came, and takes no older file for it', async () => {
    openWaiting([answer(getProposal, wanted(null))]);
    const list = await asked();
    const missing = within(list.getByRole('listitem', { name: 'CNH, frente' }));
    missing.getByText('A foto ficou escura.');
    missing.getByText('Falta enviar');
    list.getByText('Recebido em 21/11/2026');
    screen.getByText('1 de 2 recebidos');
    expect(
      within(await screen.findByRole('list', { name: 'Seus documentos' })).getByText(
        'Enviado antes do pedido',
      ),
    ).toBeTruthy();
  });

  it('says that the analysis goes on once the last one came', async () => {
    let detail = wanted(null);
    const { user, transport } = openWaiting([
      answer(getProposal, () => detail),
      answer(sendDocument, () => {
        detail = {
          ...wanted('2026-11-21T13:00:00.000Z'),
          state: 'em_analise',
          updatedAt: '2026-11-21T13:00:00.000Z',
        };
        return FRONT;
      }),
    ]);
    await user.upload(
      (await asked()).getByLabelText('Enviar arquivo: CNH, frente'),
      new File(['x'], 'cnh.png', { type: 'image/png' }),
    );
    await screen.findByText(
      `Recebemos tudo. A análise continua, e respondemos por e-mail e nesta página até ${formatDate(answerDay(new Date('2026-11-21T13:00:00.000Z')))}.`,
    );
    expect(transport.requestsOf(sendDocument)).toHaveLength(1);
    expect(screen.queryByRole('list', { name: 'O que falta enviar' })).toBeNull();
  });
});

describe('the camera', () => {
  const stop = jest.fn();
  const stream = { getTracks: () => [{ stop }] } as unknown as MediaStream;
  const drawn = {
    drawImage: jest.fn(),
    getImageData: () => ({
      data: new Uint8ClampedArray(4).fill(200),
      width: 1,
      height: 1,
    }),
  };
  const toBlob = jest.fn((done: (blob: Blob) => void) =>
    done(new Blob(['photo'], { type: 'image/jpeg' })),
  );
  const getUserMedia = jest.fn(async () => stream);
  const cameras = { getUserMedia, enumerateDevices: async () => [] };

  beforeEach(() => {
    jest.clearAllMocks();
    HTMLCanvasElement.prototype.getContext = (() => drawn) as never;
    HTMLCanvasElement.prototype.toBlob = toBlob as never;
    URL.createObjectURL = () => 'blob:photo';
    URL.revokeObjectURL = () => undefined;
  });

  async function openCamera(machine: Machine, answers: readonly Answer[] = []) {
    const page = open(NOTHING, answers, machine);
    await page.user.click(
      await screen.findByRole('button', { name: 'Tirar foto: CNH, frente' }),
    );
    return {
      ...page,
      camera: await screen.findByRole('group', { name: 'Câmera: CNH, frente' }),
    };
  }

  /** The first picture of the camera arrives. */
  const live = (camera: HTMLElement) =>
    waitFor(() => {
      const video = camera.querySelector('video');
      if (video) fireEvent.loadedData(video);
      within(camera).getByText('Encaixe o documento na moldura, sem reflexo.');
    });

  it('takes no photo before its first picture, which would be black', async () => {
    const { camera } = await openCamera({ cameras });
    await waitFor(() => expect(getUserMedia).toHaveBeenCalled());
    const shutter = () =>
      within(camera).getByRole<HTMLButtonElement>('button', { name: 'Tirar foto' });
    await act(async () => undefined);
    expect([shutter().disabled, camera.textContent]).toEqual([
      true,
      expect.stringContaining('Abrindo a câmera...'),
    ]);
    await live(camera);
    expect(shutter().disabled).toBe(false);
  });

  it('takes 640x480 as image/jpeg at 0.92, from the rear camera first (spec §9)', async () => {
    const { user, camera, transport } = await openCamera({ cameras }, [
      answer(sendDocument, FRONT),
    ]);
    expect(getUserMedia).toHaveBeenCalledWith({
      video: { width: 640, height: 480, facingMode: 'environment' },
      audio: false,
    });
    await live(camera);
    await user.click(within(camera).getByRole('button', { name: 'Tirar foto' }));
    expect(drawn.drawImage).toHaveBeenLastCalledWith(
      expect.any(HTMLVideoElement),
      0,
      0,
      640,
      480,
      0,
      0,
      640,
      480,
    );
    expect(toBlob).toHaveBeenCalledWith(expect.any(Function), 'image/jpeg', 0.92);
    expect(
      await within(camera).findByRole('img', {
        name: 'Foto que você tirou: CNH, frente',
      }),
    ).toBeTruthy();
    expect(
      within(camera).getByText(
        'A foto parece sem foco. Se não der para ler as letras pequenas, tire outra com o aparelho parado.',
      ),
    ).toBeTruthy();
    await user.click(within(camera).getByRole('button', { name: 'Usar esta foto' }));
    await waitFor(() =>
      expect(transport.requestsOf(sendDocument)[0]?.body).toMatchObject({
        kind: 'cnh-frente',
        file: { name: 'cnh-frente.jpg', type: 'image/jpeg' },
      }),
    );
    expect(stop).toHaveBeenCalled();
  });

  it('gives the focus back to what opened it, which stays able to have it while the photo is sent', async () => {
    const { user, camera } = await openCamera({ cameras }, [neverAnswer(sendDocument)]);
    await live(camera);
    await user.click(within(camera).getByRole('button', { name: 'Tirar foto' }));
    await user.click(
      await within(camera).findByRole('button', { name: 'Usar esta foto' }),
    );
    const opener = screen.getByRole<HTMLButtonElement>('button', {
      name: 'Tirar foto: CNH, frente',
    });
    await waitFor(() => expect(opener.getAttribute('aria-disabled')).toBe('true'));
    expect([opener.disabled, document.activeElement]).toEqual([false, opener]);
    await user.click(opener);
    expect(screen.queryByRole('group', { name: 'Câmera: CNH, frente' })).toBeNull();
  });

  it('takes another one instead', async () => {
    const { user, camera, transport } = await openCamera({ cameras });
    await live(camera);
    await user.click(within(camera).getByRole('button', { name: 'Tirar foto' }));
    await user.click(await within(camera).findByRole('button', { name: 'Tirar outra' }));
    expect(within(camera).queryByRole('img')).toBeNull();
    expect(
      within(camera).getByRole<HTMLButtonElement>('button', { name: 'Tirar foto' })
        .disabled,
    ).toBe(false);
    expect(transport.requestsOf(sendDocument)).toEqual([]);
  });

  it('stops when the screen is left', async () => {
    const { camera, unmount } = await openCamera({ cameras });
    await live(camera);
    expect(stop).not.toHaveBeenCalled();
    act(() => unmount());
    expect(stop).toHaveBeenCalled();
  });

  it.each([
    [
      'refused',
      new DOMException('no', 'NotAllowedError'),
      'O navegador não deixou usar a câmera. Libere nas permissões do site ou envie um arquivo.',
    ],
    [
      'absent',
      new DOMException('no', 'NotFoundError'),
      'Não encontramos uma câmera neste aparelho. Envie um arquivo.',
    ],
    [
      'busy',
      new DOMException('no', 'NotReadableError'),
      'A câmera não abriu: outro aplicativo pode estar usando. Feche-o e tente de novo, ou envie um arquivo.',
    ],
  ])(
    'that is %s leaves the upload, with a plain sentence',
    async (_, error, sentence) => {
      const { camera } = await openCamera({
        cameras: { ...cameras, getUserMedia: () => Promise.reject(error) },
      });
      expect((await within(camera).findByRole('alert')).textContent?.trim()).toBe(
        sentence,
      );
      expect(
        screen.getByLabelText<HTMLInputElement>('Enviar arquivo: CNH, frente').disabled,
      ).toBe(false);
    },
  );

  it('that does not open takes a file in its place', async () => {
    const { user, camera, transport } = await openCamera({}, [
      answer(sendDocument, FRONT),
    ]);
    await user.upload(
      await within(camera).findByLabelText('Escolher arquivo: CNH, frente'),
      new File(['x'], 'cnh.png', { type: 'image/png' }),
    );
    await waitFor(() =>
      expect(transport.requestsOf(sendDocument)[0]?.body).toMatchObject({
        kind: 'cnh-frente',
        file: { name: 'cnh.png' },
      }),
    );
    expect(screen.queryByRole('group', { name: 'Câmera: CNH, frente' })).toBeNull();
  });

  it('that the browser hides counts as absent', async () => {
    const { camera } = await openCamera({});
    expect((await within(camera).findByRole('alert')).textContent?.trim()).toBe(
      'Não encontramos uma câmera neste aparelho. Envie um arquivo.',
    );
  });
});

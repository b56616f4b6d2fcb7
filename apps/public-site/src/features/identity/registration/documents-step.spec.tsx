import { screen, waitFor, within } from '@testing-library/react';
import {
  type DocumentList,
  finishRegistration,
  listDocuments,
  sendDocument,
  type SentDocument,
} from '@site/api-contract';
import {
  A_UUID,
  type Answer,
  answer,
  guardConsole,
  heldBack,
  refuse,
  unreachable,
} from '@site/testing';
import { BASE, EMPTY, LIMITS, openSteps } from './testing/open-registration';

guardConsole();

const WANTED: DocumentList['wanted'] = [
  'cnh-frente',
  'cnh-verso',
  'comprovante-residencia',
];
const sent = (
  kind: SentDocument['kind'],
  changes: Partial<SentDocument> = {},
): SentDocument => ({
  id: `${A_UUID.slice(0, -1)}${WANTED.indexOf(kind) + 1}`,
  kind,
  name: `${kind}.jpg`,
  mediaType: 'image/jpeg',
  sizeBytes: 420_000,
  pages: null,
  sentAt: '2026-11-20T12:00:00.000Z',
  isReady: true,
  ...changes,
});
const having = (
  items: SentDocument[],
  missing: DocumentList['missing'],
  wanted = WANTED,
): DocumentList => ({ items, wanted, missing, limits: LIMITS });

/** A server that stores the documents that it receives. */
function keeping(first: DocumentList): Answer[] {
  let now = first;
  return [
    answer(listDocuments, () => now),
    answer(sendDocument, ({ body }) => {
      const document = sent((body as { kind: SentDocument['kind'] }).kind);
      now = having(
        [...now.items, document],
        now.missing.filter((kind) => kind !== document.kind),
      );
      return document;
    }),
  ];
}

describe('the step of the documents', () => {
  it('lists what a person sends, says why, and where it is on the way', async () => {
    openSteps(`${BASE}/documentos`, EMPTY, [answer(listDocuments, having([], WANTED))]);
    await screen.findByRole('heading', { level: 1, name: 'Seus documentos' });
    screen.getByText(
      'Pedimos para a análise da proposta. Cada arquivo fica salvo assim que chega, guardado com criptografia.',
    );
    expect(
      (await screen.findAllByRole('heading', { level: 3 })).map(
        ({ textContent }) => textContent,
      ),
    ).toEqual(['CNH, frente', 'CNH, verso', 'Comprovante de residência']);
    expect(
      screen
        .getByRole('list', { name: 'Passos do cadastro' })
        .querySelector('[aria-current]')?.textContent,
    ).toBe('DocumentosPasso 4 de 5');
    expect(
      screen.getByRole('link', { name: 'Voltar para Endereço' }).getAttribute('href'),
    ).toBe(`${BASE}/endereco`);
  });

  it('asks a company for its papers, under empresa', async () => {
    const papers: DocumentList['wanted'] = [
      'contrato-social',
      'cartao-cnpj',
      'comprovante-residencia',
    ];
    openSteps(
      `${BASE}/empresa/documentos`,
      EMPTY,
      [answer(listDocuments, having([], papers, papers))],
      { personType: 'PJ' },
    );
    await screen.findByRole('heading', { level: 1, name: 'Documentos da empresa' });
    expect(
      (await screen.findAllByRole('heading', { level: 3 })).map(
        ({ textContent }) => textContent,
      ),
    ).toEqual(['Contrato social', 'Cartão CNPJ', 'Comprovante de endereço da empresa']);
  });

  it('asks a foreigner for both sides of the CRNM; the PDF of the front is enough', async () => {
    const kinds: DocumentList['wanted'] = [
      'cnh-frente',
      'cnh-verso',
      'crnm-frente',
      'crnm-verso',
      'comprovante-residencia',
    ];
    openSteps(`${BASE}/documentos`, EMPTY, [
      answer(
        listDocuments,
        having(
          [sent('crnm-frente', { mediaType: 'application/pdf', pages: 1 })],
          ['cnh-frente', 'cnh-verso', 'comprovante-residencia'],
          kinds,
        ),
      ),
    ]);
    within(await screen.findByRole('listitem', { name: 'CRNM, frente' })).getByText(
      'Enviado',
    );
    within(screen.getByRole('listitem', { name: 'CRNM, verso' })).getByText(
      'O PDF da frente já traz o verso',
    );
  });

  it('does not go on while something is missing: it says what, leads there, and forgets what came', async () => {
    const { user, location } = openSteps(
      `${BASE}/documentos`,
      EMPTY,
      keeping(having([sent('cnh-frente')], ['cnh-verso', 'comprovante-residencia'])),
    );
    await screen.findByRole('listitem', { name: 'CNH, verso' });
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    const problems = await screen.findByRole('group', {
      name: 'Falta enviar 2 documentos',
    });
    expect(document.activeElement).toBe(problems);
    for (const [name, id] of [
      ['CNH, verso', 'documento-cnh-verso'],
      ['Comprovante de residência', 'documento-comprovante-residencia'],
    ] as const) {
      expect(within(problems).getByRole('link', { name }).getAttribute('href')).toBe(
        `#${id}`,
      );
      expect(screen.getByRole('listitem', { name }).id).toBe(id);
    }
    expect(location()).toBe(`${BASE}/documentos`);
    await user.upload(
      screen.getByLabelText('Enviar arquivo: CNH, verso'),
      new File(['x'], 'verso.jpg', { type: 'image/jpeg' }),
    );
    await screen.findByRole('group', { name: 'Falta enviar 1 documento' });
  });

  it('goes on to the review once all has come, with the return address', async () => {
    const { user, location } = openSteps(
      `${BASE}/documentos?returnUrl=%2Fsimulador`,
      EMPTY,
      keeping(
        having([sent('cnh-frente'), sent('cnh-verso')], ['comprovante-residencia']),
      ),
    );
    await user.upload(
      await screen.findByLabelText('Enviar arquivo: Comprovante de residência'),
      new File(['x'], 'luz.jpg', { type: 'image/jpeg' }),
    );
    await within(
      screen.getByRole('listitem', { name: 'Comprovante de residência' }),
    ).findByText('Enviado');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() =>
      expect(location()).toBe(`${BASE}/conferir?returnUrl=%2Fsimulador`),
    );
  });

  it('asks the server again before it says that a document is missing', async () => {
    const last = having(
      [sent('cnh-frente'), sent('cnh-verso')],
      ['comprovante-residencia'],
    );
    let arrive: (list: DocumentList) => void = () => undefined;
    let isFirst = true;
    const slow = (): Promise<DocumentList> =>
      isFirst ? Promise.resolve(last) : new Promise((resolve) => (arrive = resolve));
    const list: Answer = {
      call: listDocuments,
      reply: async () => {
        const data = await slow();
        isFirst = false;
        return { status: 200, json: { data } };
      },
    };
    const { user, location } = openSteps(`${BASE}/documentos`, EMPTY, [
      list,
      answer(sendDocument, sent('comprovante-residencia')),
    ]);
    await user.upload(
      await screen.findByLabelText('Enviar arquivo: Comprovante de residência'),
      new File(['x'], 'luz.jpg', { type: 'image/jpeg' }),
    );
    await screen.findByText('Comprovante de residência: recebemos.');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    arrive(having([...last.items, sent('comprovante-residencia')], []));
    await waitFor(() => expect(location()).toBe(`${BASE}/conferir`));
  });

  it('leaves somebody alone who went back before the documents were checked', async () => {
    const all = answer(
      listDocuments,
      having(
        WANTED.map((kind) => sent(kind)),
        [],
      ),
    );
    const { held, arrive } = heldBack(all);
    const isSlow = jest.fn(() => false);
    const page = openSteps(`${BASE}/documentos`, EMPTY, [
      { ...all, reply: (received) => (isSlow() ? held : all).reply(received) },
    ]);
    await screen.findByRole('listitem', { name: 'CNH, verso' });
    isSlow.mockReturnValue(true);
    await page.user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(page.transport.requestsOf(listDocuments)).toHaveLength(2));
    await page.user.click(screen.getByRole('link', { name: 'Voltar para Endereço' }));
    await screen.findByLabelText('CEP');
    arrive();
    await page.allAnswered();
    expect(page.location()).toBe(`${BASE}/endereco`);
  });

  it.each([
    ['all had come', []],
    ['something was missing', ['cnh-verso']],
  ] as const)(
    'stays and reports that the documents can not be checked, though %s before',
    async (_, missing) => {
      const before = answer(listDocuments, having([sent('cnh-frente')], [...missing]));
      const lost = unreachable(listDocuments);
      const isLost = jest.fn(() => false);
      const { user, location } = openSteps(`${BASE}/documentos`, EMPTY, [
        { ...before, reply: (received) => (isLost() ? lost : before).reply(received) },
      ]);
      await screen.findByRole('listitem', { name: 'CNH, verso' });
      isLost.mockReturnValue(true);
      await user.click(screen.getByRole('button', { name: 'Continuar' }));
      expect((await screen.findByRole('alert')).textContent).toBe(
        'Não conseguimos conferir seus documentos agora. Eles continuam guardados. Tente de novo em instantes.',
      );
      expect(location()).toBe(`${BASE}/documentos`);
      expect(screen.queryByRole('group', { name: /Falta enviar/ })).toBeNull();
    },
  );

  it('that can not be loaded says so and offers another try', async () => {
    openSteps(`${BASE}/documentos`, EMPTY, [
      refuse(listDocuments, 503, { message: 'Volte em instantes.' }),
    ]);
    await screen.findByRole('heading', {
      name: 'Não conseguimos carregar seus documentos',
    });
    screen.getByRole('button', { name: 'Tentar de novo' });
  });
});

describe('the review of a registration without its documents', () => {
  it('names the missing ones and leads to their step', async () => {
    openSteps(`${BASE}/conferir?returnUrl=%2Fsimulador`, {
      documents: { wanted: WANTED, missing: ['cnh-verso', 'comprovante-residencia'] },
    });
    await screen.findByText('Falta enviar: CNH, verso; Comprovante de residência.');
    expect(
      screen.getByRole('link', { name: 'Enviar documentos' }).getAttribute('href'),
    ).toBe(`${BASE}/documentos?returnUrl=%2Fsimulador`);
  });

  it("says the server's refusal with the way to the step, and the trace id in the popup", async () => {
    const fields = [
      { key: 'CnhFront', message: 'Envie a frente da CNH, ou o PDF da CNH digital.' },
      { key: 'ProofOfAddress', message: 'Envie o comprovante de residência.' },
    ];
    const { user, popups } = openSteps(`${BASE}/conferir`, EMPTY, [
      refuse(finishRegistration, 400, {
        message: 'Faltam documentos para concluir o cadastro.',
        fields,
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Concluir cadastro' }));
    const problems = await screen.findByRole('group', {
      name: 'Falta enviar 2 documentos',
    });
    expect(
      within(problems)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      [
        'CNH, frente: Envie a frente da CNH, ou o PDF da CNH digital.',
        `${BASE}/documentos`,
      ],
      [
        'Comprovante de residência: Envie o comprovante de residência.',
        `${BASE}/documentos`,
      ],
    ]);
    expect(popups[0]).toMatchObject({
      title: 'Erro nos campos:',
      traceId: expect.stringMatching(/./),
    });
  });

  it('opens the next page for an account whose registration is finished', async () => {
    const { location } = openSteps(`${BASE}/conferir`, EMPTY, [], {
      registrationFinished: true,
    });
    await waitFor(() => expect(location()).toBe('/area-logada'));
  });
});

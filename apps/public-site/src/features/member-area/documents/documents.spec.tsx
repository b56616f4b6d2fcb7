import { screen, waitFor, within } from '@testing-library/react';
import { type DocumentList, listDocuments, sendDocument } from '@site/api-contract';
import { answer, guardConsole, neverAnswer, refuse, unreachable } from '@site/testing';
import { FRONT, LIMITS, NOTHING, open, row, USER } from '../testing/open-documents';

guardConsole();

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

  it('marks the refusal of the server at the document beside the popup', async () => {
    const message =
      'Não conseguimos abrir essa imagem. Tire outra foto ou envie outro arquivo.';
    const { user, scene } = open(NOTHING, [
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
    await waitFor(() =>
      expect(scene.popups).toMatchObject([
        { title: 'Erro nos campos:', items: [{ label: 'Arquivo', text: message }] },
      ]),
    );
  });

  it('reports success when the document exists although the answer was lost', async () => {
    let reads = 0;
    const after = (): DocumentList =>
      (reads += 1) > 1 ? { ...NOTHING, items: [FRONT] } : NOTHING;
    const { user } = open(NOTHING, [
      answer(listDocuments, after),
      unreachable(sendDocument),
    ]);
    await user.upload(
      within(await row()).getByLabelText('Enviar arquivo: CNH, frente'),
      new File(['x'], 'cnh.png', { type: 'image/png' }),
    );
    const front = within(await row());
    await front.findByText('Enviado');
    await waitFor(() => expect(reads).toBeGreaterThan(1));
    await front.findByText('CNH, frente: recebemos.');
    expect(front.queryByRole('alert')).toBeNull();
  });

  it('shows the reason at the document when it failed', async () => {
    const { user } = open(NOTHING, [unreachable(sendDocument)]);
    await user.upload(
      within(await row()).getByLabelText('Enviar arquivo: CNH, frente'),
      new File(['x'], 'cnh.png', { type: 'image/png' }),
    );
    expect((await within(await row()).findByRole('alert')).textContent?.trim()).toBe(
      'Não conseguimos falar com o servidor. Confira sua conexão e tente de novo.',
    );
  });

  it('leaves a refusal that names no field to the popup', async () => {
    const message = 'O serviço está indisponível no momento.';
    const { user, scene } = open(NOTHING, [refuse(sendDocument, 503, { message })]);
    await user.upload(
      within(await row()).getByLabelText('Enviar arquivo: CNH, frente'),
      new File(['x'], 'cnh.png', { type: 'image/png' }),
    );
    await waitFor(() =>
      expect(scene.popups).toMatchObject([{ title: 'Erro!', text: message }]),
    );
    expect(within(await row()).queryByRole('alert')).toBeNull();
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
    URL.createObjectURL = () => 'blob:escolhida';
    URL.revokeObjectURL = () => undefined;
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
    const picture = screen.getByRole<HTMLImageElement>('img', {
      name: 'Imagem que você escolheu: CNH, frente',
    });
    expect(picture.src).toBe('blob:escolhida');
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
    expect(input.disabled).toBe(false);
    expect(document.activeElement).toEqual(input);
    await user.upload(input, file);
    await waitFor(() => expect(transport.requestsOf(sendDocument)).toHaveLength(1));
  });
});

describe('a license whose printed date has passed', () => {
  const digital = async (changes: Partial<DocumentList>) => {
    const { unmount } = open({ ...NOTHING, digitalCnh: true, ...changes });
    const name = { name: 'CNH digital (PDF)' };
    return { unmount, row: within(await screen.findByRole('listitem', name)) };
  };

  it('asks for the PDF although its photo was sent, and takes no photo for it', async () => {
    const { row: asked, unmount } = await digital({
      items: [FRONT],
      missing: ['cnh-frente'],
    });
    asked.getByText('Falta enviar');
    asked.getByText(
      /^A validade impressa na sua CNH passou\. .* mostra a validade atual /,
    );
    expect(asked.queryByText('Enviado')).toBeNull();
    expect(asked.queryByRole('button', { name: /^Tirar/ })).toBeNull();
    unmount();
    const pdf = { ...FRONT, name: 'cnh.pdf', mediaType: 'application/pdf' as const };
    const { row: sent } = await digital({ items: [pdf], missing: [] });
    sent.getByText('Enviado');
    sent.getByText(/^cnh\.pdf, /);
  });
});

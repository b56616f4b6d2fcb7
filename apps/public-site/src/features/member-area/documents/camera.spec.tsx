import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sendDocument } from '@site/api-contract';
import { type Answer, answer, guardConsole, neverAnswer } from '@site/testing';
import { type Machine } from '../../../testing/site-scene';
import { FRONT, NOTHING, open } from '../testing/open-documents';

guardConsole();

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

  /** Reports that the camera's video has started. */
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
    expect(shutter().disabled).toBe(true);
    expect(camera.textContent).toEqual(expect.stringContaining('Abrindo a câmera...'));
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

  it('returns the focus to the button that opened it, which stays focusable while the photo is sent', async () => {
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
    expect(opener.disabled).toBe(false);
    expect(document.activeElement).toEqual(opener);
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

  it('offers a file upload when it does not open', async () => {
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

import { screen } from '@testing-library/react';
import {
  downloadOdometerPhoto,
  getKmBank,
  sendOdometerPhoto,
  sendOdometerReading,
} from '@site/api-contract';
import {
  A_UUID,
  aKmBank,
  type Answer,
  answer,
  guardConsole,
  refuse,
} from '@site/testing';
import { openContract } from '../contracts/testing/open-contract';

guardConsole();

const PHOTO = new File(['x'], 'painel.jpg', { type: 'image/jpeg' });
const chooser = () => screen.findByLabelText('Anexar foto: painel do carro, se quiser');

/** Types a reading with a picture of the panel, and saves both. */
async function sendBoth(...answers: Answer[]) {
  const scene = openContract({}, [answer(getKmBank, aKmBank()), ...answers], '/km');
  const { user } = scene;
  await user.click(await screen.findByRole('button', { name: 'Informar hodômetro' }));
  await user.type(await screen.findByLabelText('Km do painel'), '4.730');
  await user.upload(await chooser(), PHOTO);
  await screen.findByText('painel.jpg vai junto com a leitura.');
  await user.click(screen.getByRole('button', { name: 'Salvar leitura' }));
  return scene;
}

describe('a picture of the panel', () => {
  it('goes after the reading that it belongs to', async () => {
    const { transport } = await sendBoth(
      answer(sendOdometerReading, aKmBank()),
      answer(sendOdometerPhoto, aKmBank()),
    );
    await screen.findByText('Pronto: 4.730 km no painel hoje.');
    expect(transport.requestsOf(sendOdometerPhoto)).toHaveLength(1);
  });

  it('stays behind with a reading that is asked about, and goes with the confirmed one', async () => {
    const message = 'São 90.000 km desde 16/11/2026. Anexe uma foto.';
    const { user, transport } = await sendBoth(
      refuse(sendOdometerReading, 409, { message, reason: 'reading-unlikely' }),
    );
    await screen.findByText(message);
    screen.getByRole('button', { name: 'Está certo, salvar com a foto' });
    expect(transport.requestsOf(sendOdometerPhoto)).toEqual([]);
    await user.upload(
      screen.getByLabelText('Trocar a foto: painel do carro, se quiser'),
      new File(['y'], 'outra.jpg', { type: 'image/jpeg' }),
    );
    await screen.findByText('outra.jpg vai junto com a leitura.');
    expect(screen.queryByRole('button', { name: 'Salvar leitura' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Tirar a foto' }));
    screen.getByRole('button', { name: 'Está certo, salvar' });
    expect(screen.queryByText('outra.jpg vai junto com a leitura.')).toBeNull();
    expect(document.activeElement).toBe(await chooser());
  });

  it('that is refused leaves the reading saved, and can be sent again or left out', async () => {
    const why = 'Envie uma foto: JPG, PNG ou WebP.';
    const { user, transport } = await sendBoth(
      answer(sendOdometerReading, aKmBank()),
      refuse(sendOdometerPhoto, 400, {
        message: 'Confira os campos.',
        fields: [{ key: 'File', message: why }],
      }),
    );
    const said = await screen.findByText(`A foto não foi guardada. ${why}`);
    expect(document.activeElement).toBe(said);
    screen.getByText('Pronto: 4.730 km no painel hoje.');
    await user.upload(await chooser(), PHOTO);
    await chooser(); // is there again once the answer has come
    await screen.findByText(`A foto não foi guardada. ${why}`);
    await user.click(screen.getByRole('button', { name: 'Deixar sem foto' }));
    await screen.findByRole('button', { name: 'Informar hodômetro' });
    screen.getByText('Pronto: 4.730 km no painel hoje.');
    expect(transport.requestsOf(sendOdometerReading)).toHaveLength(1);
    expect(transport.requestsOf(sendOdometerPhoto)).toHaveLength(2);
  });

  it('that could not be opened says so, and is asked for again', async () => {
    URL.createObjectURL = () => 'blob:painel';
    URL.revokeObjectURL = () => undefined;
    const [last, ...rest] = aKmBank().readings;
    const readings = last ? [{ ...last, photoId: A_UUID }, ...rest] : rest;
    const { user, transport } = openContract(
      {},
      [
        answer(getKmBank, aKmBank({ readings })),
        refuse(downloadOdometerPhoto, 404, { message: 'Não encontramos a foto.' }),
      ],
      '/km',
    );
    const open = { name: 'Ver foto do painel, de 16/11/2026', hidden: true };
    await user.click(await screen.findByRole('button', open));
    await screen.findByText('Não conseguimos abrir a foto.');
    await user.click(screen.getByText('Tentar de novo'));
    await screen.findByText('Não conseguimos abrir a foto.');
    expect(transport.requestsOf(downloadOdometerPhoto)).toHaveLength(2);
  });

  it('is opened beside its reading', async () => {
    URL.createObjectURL = () => 'blob:painel';
    URL.revokeObjectURL = () => undefined;
    const [last, ...rest] = aKmBank().readings;
    const readings = last ? [{ ...last, photoId: A_UUID }, ...rest] : rest;
    const file = { name: 'painel.jpg', type: 'image/jpeg', bytes: Uint8Array.from([1]) };
    const { user, transport } = openContract(
      {},
      [answer(getKmBank, aKmBank({ readings })), answer(downloadOdometerPhoto, file)],
      '/km',
    );
    const open = { name: 'Ver foto do painel, de 16/11/2026' };
    const button = await screen.findByRole('button', { ...open, hidden: true });
    expect(transport.requestsOf(downloadOdometerPhoto)).toEqual([]);
    await user.click(button);
    await screen.findByRole('img', {
      name: 'Painel do carro em 16/11/2026',
      hidden: true,
    });
    expect(transport.requestsOf(downloadOdometerPhoto)).toHaveLength(1);
    await user.click(
      screen.getByRole('button', { name: /^Fechar a foto/, hidden: true }),
    );
    expect(screen.queryByRole('img', { name: /^Painel/, hidden: true })).toBeNull();
  });
});

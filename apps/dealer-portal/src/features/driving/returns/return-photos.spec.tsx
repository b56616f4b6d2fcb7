import { screen, waitFor, within } from '@testing-library/react';
import { sendReturnPhoto } from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { A_UUID, answer, guardConsole, heldBack, refuse } from '@site/testing';
import { routes } from '../../../app/routes';
import { forStaff, opening, OTHER, photographed } from './testing/returns-for-staff';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const openOne = (...of: Parameters<typeof opening>) => open(...opening(...of));
const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

describe('photos of a return', () => {
  it('bear the numbers by which the damages name them', async () => {
    const takenAt = '2027-11-25T12:00:00.000Z';
    const photos = [A_UUID, OTHER].map((id) => ({ id, takenAt }));
    openOne(photographed({ photos }));
    const section = within(
      await screen.findByRole('region', { name: 'Fotos da vistoria' }),
    );
    const shown = section.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(shown).toEqual(['Foto 1', 'Foto 2']);
  });

  it('are chosen together, and sent one after the other', async () => {
    const { held, arrive } = heldBack(answer(sendReturnPhoto, photographed()));
    const { user, transport } = openOne(forStaff(), held);
    await user.upload(await screen.findByLabelText('Enviar foto'), [
      file('frente.jpg'),
      file('painel.jpg'),
    ]);
    const sent = () => transport.requestsOf(sendReturnPhoto).length;
    await waitFor(() => expect(sent()).toBe(1));
    screen.getByRole('button', { name: 'Enviando...' });
    arrive();
    await waitFor(() => expect(sent()).toBe(2));
    await screen.findByRole('button', { name: 'Enviar foto' });
  });

  it('that are refused for different reasons have each their own', async () => {
    const reasons = ['A foto passa de 10 MB.', 'Envie um arquivo de imagem.'].map(
      (message) => refuse(sendReturnPhoto, 413, { message }),
    );
    const { user } = openOne(forStaff(), {
      call: sendReturnPhoto,
      reply: async (received) => reasons.shift()?.reply(received) ?? Promise.reject(),
    });
    const chosen = await screen.findByLabelText('Enviar foto');
    await user.upload(chosen, [file('frente.jpg'), file('laudo.jpg')]);
    await screen.findByText(
      'Não enviadas. frente.jpg: A foto passa de 10 MB. laudo.jpg: Envie um arquivo de imagem.',
    );
  });

  it('that are refused are named, and the others are sent', async () => {
    const { user, transport } = openOne(
      forStaff(),
      refuse(sendReturnPhoto, 413, { message: 'A foto passa de 10 MB.' }),
    );
    await user.upload(await screen.findByLabelText('Enviar foto'), [
      file('frente.jpg'),
      file('painel.jpg'),
    ]);
    await screen.findByText(
      'Não enviadas: frente.jpg, painel.jpg. A foto passa de 10 MB.',
    );
    expect(transport.requestsOf(sendReturnPhoto)).toHaveLength(2);
  });
});

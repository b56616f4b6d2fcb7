import { screen, waitFor } from '@testing-library/react';
import {
  downloadReturnPhoto,
  getReturn,
  receiveCar,
  sendReturnPin,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  A_UUID,
  aCarReturn,
  answer,
  guardConsole,
  neverAnswer,
  refuse,
} from '@site/testing';
import { asksOnReload } from '@site/testing/screen';
import { routes } from '../../../app/routes';
import {
  forStaff,
  opening,
  OTHER,
  photographed,
  RETURNS,
  viewer,
} from './testing/returns-for-staff';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const openOne = (...of: Parameters<typeof opening>) => open(...opening(...of));

describe('one return', () => {
  it('of another dealership is not there', async () => {
    open(`${RETURNS}/${A_UUID}`, {
      viewer,
      answers: [refuse(getReturn, 404, { message: 'Não encontramos essa devolução.' })],
    });
    await screen.findByRole('heading', { name: 'Não encontramos essa devolução.' });
  });

  it('asks for a photo before the car is received', async () => {
    openOne(forStaff());
    await screen.findByText('Para receber, falta enviar uma foto do carro.');
    expect(screen.queryByRole('button', { name: 'Receber o carro' })).toBeNull();
  });

  it('asks before the car is received ahead of its day', async () => {
    const { user, transport } = openOne(
      photographed({ slot: { day: '2099-11-25', time: '09:00' } }),
    );
    await screen.findByText(
      'A devolução está marcada para 25/11/2099, às 09:00. Receber hoje?',
    );
    expect(screen.queryByLabelText('Km no painel')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sim, receber hoje' }));
    await screen.findByLabelText('Km no painel');
    expect(document.activeElement?.textContent).toBe('Receber o carro');
    expect(transport.requestsOf(sendReturnPin)).toEqual([]);
  });

  it('asks that again on the way from one car straight to another', async () => {
    const slot = { day: '2099-11-25', time: '09:00' };
    const other = photographed({ id: OTHER, slot, customerName: 'Júlio Prado' });
    const { user, goTo } = open(`${RETURNS}/${OTHER}`, {
      viewer,
      answers: [
        answer(getReturn, ({ params }) =>
          params.id === OTHER ? other : photographed({ slot }),
        ),
        neverAnswer(downloadReturnPhoto),
      ],
    });
    await screen.findByRole('button', { name: 'Sim, receber hoje' });
    await goTo(`/devolucoes/${A_UUID}`);
    await screen.findByRole('heading', { level: 1, name: 'Rita Lemos' });
    await user.click(await screen.findByRole('button', { name: 'Sim, receber hoje' }));
    await screen.findByLabelText('Km no painel');
    await goTo(`/devolucoes/${OTHER}`);
    await screen.findByRole('heading', { level: 1, name: 'Júlio Prado' });
    await screen.findByRole('button', { name: 'Sim, receber hoje' });
    expect(screen.queryByLabelText('Km no painel')).toBeNull();
  });

  it('shows the last reading as it stands on the panel', async () => {
    const { km } = aCarReturn();
    openOne(
      forStaff({
        odometerKm: null,
        km: { ...km, driven: 9522, panel: 9530, readOn: '2027-11-20' },
      }),
    );
    await screen.findByText('9.530 km no painel, em 20/11/2027');
    expect(screen.queryByText(/9\.522/)).toBeNull();
  });

  it('is confirmed by the code that the customer gets', async () => {
    const { user, transport } = openOne(
      photographed(),
      answer(sendReturnPin, { ok: true }),
      answer(
        receiveCar,
        photographed({ state: 'encerrada', returnedAt: '2027-11-25T14:00:00.000Z' }),
      ),
    );
    const send = await screen.findByRole('button', { name: 'Enviar código ao cliente' });
    await user.click(send);
    expect(transport.requestsOf(sendReturnPin)).toEqual([]);
    await user.type(screen.getByLabelText('Km no painel'), '13512');
    await user.click(send);
    await screen.findByText(/^Código enviado/);
    expect(transport.requestsOf(sendReturnPin)[0]?.body).toEqual({ odometerKm: 13_512 });
    await user.type(screen.getByLabelText('Código do cliente'), '123456');
    expect(asksOnReload()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Receber o carro' }));
    await waitFor(() =>
      expect(transport.requestsOf(receiveCar)[0]?.body).toEqual({
        odometerKm: 13_512,
        pin: '123456',
      }),
    );
  });

  it('no longer asks for a code that was only sent after it', async () => {
    const { user } = openOne(photographed(), answer(sendReturnPin, { ok: true }));
    await user.type(await screen.findByLabelText('Km no painel'), '13512');
    await user.click(screen.getByRole('button', { name: 'Receber o carro' }));
    await screen.findByText('Informe o código.');
    await user.click(screen.getByRole('button', { name: 'Enviar código ao cliente' }));
    await screen.findByText(/^Código enviado/);
    expect(screen.queryByText('Informe o código.')).toBeNull();
  });

  it('says at its field that the reading is below an earlier one', async () => {
    const { user } = openOne(
      photographed(),
      refuse(receiveCar, 400, {
        message: 'Confira os campos.',
        fields: [{ key: 'OdometerKm', message: 'O painel marcava 9.000 km.' }],
      }),
    );
    await user.type(await screen.findByLabelText('Km no painel'), '8999');
    await user.type(screen.getByLabelText('Código do cliente'), '123456');
    await user.click(screen.getByRole('button', { name: 'Receber o carro' }));
    await screen.findByText('O painel marcava 9.000 km.');
  });
});

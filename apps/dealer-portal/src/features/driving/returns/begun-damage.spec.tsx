import { screen, waitFor } from '@testing-library/react';
import {
  downloadHomePhoto,
  noteWearDamage,
  receiveCar,
  sendReturnPin,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { answer, guardConsole, neverAnswer } from '@site/testing';
import { routes } from '../../../app/routes';
import { opening, OTHER, photographed } from './testing/returns-for-staff';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const BEGUN = 'Você começou um dano e não anotou.';
const tabled = photographed({
  wear: { version: '1', carClass: 'medio', fuel: 'flex', addOns: [] },
});

async function openTyped(carReturn = tabled) {
  const view = open(
    ...opening(
      carReturn,
      answer(noteWearDamage, carReturn),
      answer(sendReturnPin, { ok: true }),
      answer(receiveCar, carReturn),
      neverAnswer(downloadHomePhoto),
    ),
  );
  await view.user.type(await screen.findByLabelText('Km no painel'), '13512');
  await view.user.type(screen.getByLabelText('Código do cliente'), '123456');
  return view;
}

const press = (name: string) => screen.getByRole('button', { name });

describe('a damage that is begun and not noted', () => {
  it.each(['Enviar código ao cliente', 'Receber o carro'])(
    'stops “%s”, and takes the focus',
    async (step) => {
      const { user, transport } = await openTyped();
      await user.type(screen.getByLabelText('Orçamento'), '200');
      await user.click(press(step));
      const notice = (await screen.findByText(BEGUN)).closest('.notice');
      expect(notice?.closest('form')?.ariaLabel).toBe('Anotar um dano da tabela');
      expect(document.activeElement).toBe(notice);
      expect(transport.requestsOf(sendReturnPin)).toEqual([]);
      expect(transport.requestsOf(receiveCar)).toEqual([]);
    },
  );

  it('is discarded there, and the car is received', async () => {
    const { user, transport } = await openTyped();
    await user.type(screen.getByLabelText('Orçamento'), '200');
    await user.click(press('Receber o carro'));
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(screen.queryByText(BEGUN)).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Orçamento').value).toBe('');
    expect(document.activeElement?.textContent).toBe('Receber o carro');
    await user.click(press('Receber o carro'));
    await waitFor(() => expect(transport.requestsOf(receiveCar)).toHaveLength(1));
  });

  it('is noted there, and the code can be sent', async () => {
    const { user, transport } = await openTyped();
    await user.selectOptions(screen.getByLabelText('Dano da tabela'), 'roda-raspada');
    await user.type(screen.getByLabelText('Orçamento'), '200');
    await user.selectOptions(screen.getByLabelText('Foto que mostra o dano'), 'Foto 1');
    await user.click(press('Enviar código ao cliente'));
    await user.click(await screen.findByRole('button', { name: 'Anotar' }));
    await waitFor(() => expect(transport.requestsOf(noteWearDamage)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText(BEGUN)).toBeNull());
    await user.click(press('Enviar código ao cliente'));
    await screen.findByText(/^Código enviado/);
  });

  it('is also an estimate whose check was begun', async () => {
    const damage = {
      ...{ row: 'roda-raspada', label: 'Roda raspada', quantity: 1 },
      ...{ price: 340, cost: 340 },
    };
    const homePhotos = [{ id: OTHER, takenAt: '2027-11-24T12:00:00.000Z', damage }];
    const { user, transport } = await openTyped({ ...tabled, homePhotos });
    await user.click(press('Conferir este dano'));
    await user.click(press('Receber o carro'));
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await screen.findByRole('button', { name: 'Não cobrar' });
    await user.click(press('Receber o carro'));
    await waitFor(() => expect(transport.requestsOf(receiveCar)).toHaveLength(1));
  });
});

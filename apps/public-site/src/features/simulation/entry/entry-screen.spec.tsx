import { getAreaSupport, getCepAddress } from '@site/contracts';
import { aDealership, answer, guardConsole, refuse, type Answer } from '@site/testing';
import { screen, waitFor } from '@testing-library/react';
import { openSimulation } from '../testing/open-simulation';

guardConsole();

describe('the entry', () => {
  const address = { cep: '13010000', street: '', neighborhood: '', city: 'Campinas', state: 'SP', stateId: 35, latitude: -22.9056, longitude: -47.0608 };
  const nearest = { ...aDealership({ name: 'Rodar Cambuí', city: 'Campinas', state: 'SP' }), distanceKm: 84.2 };

  async function ask(answers: readonly Answer[]) {
    const view = openSimulation('/simulador', answers);
    await view.user.type(await screen.findByLabelText('CEP'), '13010-000');
    await view.user.click(screen.getByRole('button', { name: 'Ver os preços' }));
    return view;
  }

  it('goes on to the list with the place of the CEP and remembers it', async () => {
    const { location, scene } = await ask([answer(getCepAddress, address), answer(getAreaSupport, { supported: true, nearest })]);
    await waitFor(() => expect(location()).toBe('/simulador/assinatura-de-veiculos-mensal?lugar=Campinas%2CSP%2C-22.9056%2C-47.0608'));
    expect(scene.stored('simulation')).toContain('Campinas');
  });

  it('says how far the nearest dealership is when the place is not served', async () => {
    await ask([answer(getCepAddress, address), answer(getAreaSupport, { supported: false, nearest })]);
    expect(await screen.findByText('Ainda não entregamos nesse CEP. A loja mais próxima fica a 84 km, em Campinas.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ver preços para retirar em Campinas' })).toBeTruthy();
  });

  it('says at the field that a CEP does not exist', async () => {
    await ask([refuse(getCepAddress, 404, { message: 'CEP não encontrado.' })]);
    expect(await screen.findByText('Não encontramos esse CEP. Confira os números.')).toBeTruthy();
  });

  it('asks for a whole CEP before it searches', async () => {
    const { user } = openSimulation('/simulador');
    await user.type(await screen.findByLabelText('CEP'), '1301');
    await user.click(screen.getByRole('button', { name: 'Ver os preços' }));
    expect(screen.getByText('CEP inválido. São 8 números.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'CEP' }).getAttribute('aria-invalid')).toBe('true');
  });
});

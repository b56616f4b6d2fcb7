import { createBasket, createSimulation, getSimulation, listAvailableDealerships, listPromptDelivery, mailSimulation, quoteChoice } from '@site/contracts';
import { A_UUID, aBasket, aDealership, answer, aQuote, aSimulation, aUser, aViewer, guardConsole, refuse, unreachable, type Answer } from '@site/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openSimulation, ready } from '../testing/open-simulation';

guardConsole();
// A whole configurator in jsdom takes its time on a busy machine.
jest.setTimeout(20_000);

const near = [{ ...aDealership({ id: '5', name: 'Rodar Paulista', city: 'São Paulo', state: 'SP' }), distanceKm: 2.1 }];
const AROUND = [answer(listAvailableDealerships, near), answer(listPromptDelivery, []), answer(quoteChoice, aQuote())];
const PATH = '/simulador/configure-e-assine?modelo=aroeira&cor=azul-fiorde';
const stored = aSimulation({ basket: aBasket({ paint: 'azul-fiorde', dealershipId: '5' }) });
const STORING = [answer(createSimulation, aSimulation({ basket: null })), answer(createBasket, stored), answer(getSimulation, stored)];

describe('\'Enviar por e-mail\' of the configurator', () => {
  async function ask(answers: readonly Answer[]) {
    const view = openSimulation(PATH, [...AROUND, ...answers]);
    await screen.findByText('Rodar Paulista');
    await view.user.click(await ready('Enviar por e-mail'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enviar a simulação do Aroeira' }));
    await view.user.type(await dialog.findByLabelText('E-mail de quem vai receber'), 'bia@exemplo.test');
    await view.user.click(dialog.getByRole('button', { name: 'Guardar e enviar' }));
    return { ...view, dialog };
  }

  it('keeps the simulation, mails it and says so; the page goes on with the one that is kept', async () => {
    const { dialog, transport, location, scene } = await ask([...STORING, answer(mailSimulation, { ok: true })]);
    expect(await dialog.findByText('Enviamos a simulação RD-7K2M-48 para bia@exemplo.test. Ela também está no seu carrinho.')).toBeTruthy();
    expect(transport.requestsOf(mailSimulation)[0]).toMatchObject({ params: { id: stored.id, basketId: stored.basket?.id }, body: { email: 'bia@exemplo.test' } });
    expect(location()).toBe(`${PATH}&simulacao=${A_UUID}&revisao=1`);
    expect(scene.stored('hasSimulations')).toBe('true');
    expect(await screen.findByText('Você está mudando a simulação RD-7K2M-48.')).toBeTruthy();
  });

  it('that did not go out says that the simulation is kept, and a second try keeps no second one', async () => {
    const { user, dialog, transport } = await ask([...STORING, refuse(mailSimulation, 503, { message: 'Fora do ar.' })]);
    expect(await dialog.findByText('A simulação RD-7K2M-48 está guardada no seu carrinho, mas o e-mail não saiu. Tente de novo em instantes.')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('E-mail de quem vai receber').value).toBe('bia@exemplo.test');
    await screen.findByText('Você está mudando a simulação RD-7K2M-48.');
    await user.click(dialog.getByRole('button', { name: 'Guardar e enviar' }));
    await waitFor(() => expect(transport.requestsOf(mailSimulation)).toHaveLength(2));
    expect(transport.requestsOf(createSimulation)).toHaveLength(1);
  });

  it('that could not keep the simulation leaves the choice, says so, and knows the address the next time', async () => {
    const { user, location } = await ask([unreachable(createSimulation)]);
    expect(await screen.findByText('Não conseguimos salvar. Nada foi cobrado e suas escolhas continuam aqui. Tente de novo em instantes.')).toBeTruthy();
    expect(location()).toBe(PATH);
    await user.click(await ready('Enviar por e-mail'));
    expect((await screen.findByLabelText<HTMLInputElement>('E-mail de quem vai receber')).value).toBe('bia@exemplo.test');
  });

  it('says at the field that an address is wrong, and stores nothing', async () => {
    const { user, transport } = openSimulation(PATH, AROUND);
    await screen.findByText('Rodar Paulista');
    await user.click(await ready('Enviar por e-mail'));
    await user.type(await screen.findByLabelText('E-mail de quem vai receber'), 'bia@');
    await user.click(screen.getByRole('button', { name: 'Guardar e enviar' }));
    expect(await screen.findByText('Informe um e-mail válido.')).toBeTruthy();
    expect(transport.requestsOf(createSimulation)).toEqual([]);
  });

  it('proposes the own address to whoever is signed in', async () => {
    const { user } = openSimulation(PATH, AROUND, { viewer: aViewer('customer') });
    await screen.findByText('Rodar Paulista');
    await user.click(await ready('Enviar por e-mail'));
    expect((await screen.findByLabelText<HTMLInputElement>('E-mail de quem vai receber')).value).toBe(aUser().email);
  });
});

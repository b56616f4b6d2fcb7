import { screen, waitFor } from '@testing-library/react';
import { getCepAddress, getRegistration, saveAddress } from '@site/contracts';
import { type Answer, answer, aUser, guardConsole, refuse } from '@site/testing';
import { ADDRESS, PERSON } from './testing/drafts';
import { BASE, EMPTY, openSteps } from './testing/open-registration';

guardConsole();

describe("the registration's address", () => {
  it('fills the address by CEP', async () => {
    const found = {
      cep: '80010000',
      street: 'Rua XV de Novembro',
      neighborhood: 'Centro',
      city: 'Curitiba',
      state: 'PR',
      stateId: 41,
      latitude: -25.4,
      longitude: -49.2,
    };
    const { user, transport } = openSteps(`${BASE}/endereco`, EMPTY, [
      answer(getCepAddress, found),
      answer(saveAddress, aUser()),
    ]);
    await user.type(await screen.findByLabelText('CEP'), '80010-000');
    await screen.findByText('Encontramos Curitiba, PR. Confira e complete o número.');
    await user.type(screen.getByLabelText('Número'), 'S/N');
    await user.click(screen.getByRole('button', { name: 'Salvar e continuar' }));
    await waitFor(() =>
      expect(transport.requestsOf(saveAddress)[0]?.body).toEqual(ADDRESS),
    );
  });

  it('leaves street and district to be typed where the street of a CEP is not known', async () => {
    const found = {
      cep: '80010000',
      street: '',
      neighborhood: '',
      city: 'Curitiba',
      state: 'PR',
      stateId: 41,
      latitude: -25.4,
      longitude: -49.2,
    };
    const { user } = openSteps(`${BASE}/endereco`, EMPTY, [answer(getCepAddress, found)]);
    await user.type(await screen.findByLabelText('CEP'), '80010-000');
    await screen.findByText(
      'Não achamos a rua desse CEP. Preenchemos Curitiba, PR; complete o resto.',
    );
    await user.type(screen.getByLabelText('Rua'), 'Rua Nova');
    screen.getByDisplayValue('Curitiba');
  });

  it('never blocks on a CEP that nobody knows', async () => {
    const { user, popups } = openSteps(`${BASE}/endereco`, EMPTY, [
      refuse(getCepAddress, 404, { message: 'CEP não encontrado.' }),
    ]);
    await user.type(await screen.findByLabelText('CEP'), '99999999');
    await screen.findByText('Não encontramos esse CEP. Preencha o endereço abaixo.');
    await user.type(screen.getByLabelText('Rua'), 'Rua Nova');
    expect(popups).toEqual([]);
  });

  it('warns of a state that is not the one of the CEP, and lets it pass', async () => {
    const { transport, user } = openSteps(
      `${BASE}/endereco`,
      { address: { ...ADDRESS, state: 35 } },
      [answer(saveAddress, aUser())],
    );
    await screen.findByText('Pelo CEP, o estado é PR. Confira antes de continuar.');
    await user.click(screen.getByRole('button', { name: 'Salvar e continuar' }));
    await waitFor(() => expect(transport.requestsOf(saveAddress)).toHaveLength(1));
  });

  it('is there as it was saved also for who goes back before it was read again', async () => {
    const draft = { ...EMPTY, personalData: PERSON, address: ADDRESS };
    const complement = 'apartamento 92';
    const later = answer(getRegistration, {
      ...draft,
      address: { ...ADDRESS, complement },
    });
    let release = () => {};
    const released = new Promise<void>((done) => (release = done));
    let reads = 0;
    const registration: Answer = {
      ...later,
      reply: async (request) => {
        reads += 1;
        if (reads === 1) return answer(getRegistration, draft).reply(request);
        await released;
        return later.reply(request);
      },
    };
    const { user } = openSteps(`${BASE}/endereco`, draft, [
      registration,
      answer(saveAddress, aUser()),
    ]);
    const field = () => screen.findByLabelText(/^Complemento/);
    await user.type(await field(), complement);
    await user.click(screen.getByRole('button', { name: 'Salvar e continuar' }));
    await user.click(await screen.findByRole('link', { name: 'Voltar para Endereço' }));
    await field();
    release();
    await screen.findByDisplayValue(complement);
  });
});

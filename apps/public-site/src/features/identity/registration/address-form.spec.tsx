import { screen, waitFor } from '@testing-library/react';
import { getCepAddress, getRegistration, saveAddress } from '@site/api-contract';
import {
  type Answer,
  answer,
  aUser,
  guardConsole,
  heldBack,
  refuse,
} from '@site/testing';
import { ADDRESS, PERSON } from './testing/drafts';
import { BASE, EMPTY, openSteps } from './testing/open-registration';

guardConsole();

const PLACE = { stateId: 41, latitude: -25.4, longitude: -49.2 };
const CURITIBA = {
  ...{ cep: '80010000', street: 'Rua XV de Novembro', neighborhood: 'Centro' },
  ...{ city: 'Curitiba', state: 'PR', ...PLACE },
};
const LAPA = {
  ...{ cep: '83750000', street: '', neighborhood: '' },
  ...{ city: 'Lapa', state: 'PR', ...PLACE },
};

/** The CEP service of this spec knows only these two CEPs. */
const twoCeps: Answer = {
  call: getCepAddress,
  reply: async ({ params }) => {
    const found = [CURITIBA, LAPA].find(({ cep }) => cep === params['cep']);
    return found
      ? { status: 200, json: { data: found } }
      : { status: 404, json: { message: 'CEP não encontrado.', traceId: 't' } };
  },
};

async function openWithFirstCep() {
  const { user } = openSteps(`${BASE}/endereco`, EMPTY, [twoCeps]);
  const cep = await screen.findByLabelText('CEP');
  await user.type(cep, '80010-000');
  await screen.findByText('Encontramos Curitiba, PR. Confira e complete o número.');
  const correct = async (text: string, sentence: string) => {
    await user.clear(cep);
    await user.type(cep, text);
    await screen.findByText(sentence);
  };
  const shown = () =>
    ['Rua', 'Bairro', 'Cidade', 'Estado'].map(
      (label) => screen.getByLabelText<HTMLInputElement>(label).value,
    );
  return { user, correct, shown };
}

describe('a CEP that is corrected', () => {
  const LAPA_FOUND =
    'Não achamos a rua desse CEP. Preenchemos Lapa, PR; complete o resto.';

  it('removes the address of the earlier CEP, without errors at the emptied fields', async () => {
    const { correct, shown } = await openWithFirstCep();
    expect(shown()).toEqual(['Rua XV de Novembro', 'Centro', 'Curitiba', '41']);
    await correct('83750-000', LAPA_FOUND);
    expect(shown()).toEqual(['', '', 'Lapa', '41']);
    expect(screen.queryByText(/^Informe/)).toBeNull();
    await correct('99999-999', 'Não encontramos esse CEP. Preencha o endereço abaixo.');
    expect(shown()).toEqual(['', '', '', '']);
  });

  it('keeps what the person typed', async () => {
    const { user, correct, shown } = await openWithFirstCep();
    await user.type(screen.getByLabelText('Rua'), ', fundos');
    await correct('83750-000', LAPA_FOUND);
    await user.type(screen.getByLabelText('Bairro'), 'Cohapar');
    await correct('99999-999', 'Não encontramos esse CEP. Preencha o endereço abaixo.');
    expect(shown()).toEqual(['Rua XV de Novembro, fundos', 'Cohapar', '', '']);
  });
});

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

  it('asks for street and district when the CEP has no street', async () => {
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

  it('leaves somebody alone who went back before it was saved', async () => {
    const { held, arrive } = heldBack(answer(saveAddress, aUser()));
    const draft = { personalData: PERSON, address: ADDRESS };
    const page = openSteps(`${BASE}/endereco`, draft, [held]);
    await page.user.click(
      await screen.findByRole('button', { name: 'Salvar e continuar' }),
    );
    await screen.findByRole('button', { name: 'Salvando...' });
    await page.user.click(
      screen.getByRole('link', { name: 'Voltar para Seus dados e CNH' }),
    );
    await screen.findByLabelText('Profissão');
    arrive();
    await page.allAnswered();
    expect(page.location()).toBe(`${BASE}/dados`);
  });

  it('is shown as saved when the customer goes back before it was loaded again', async () => {
    const draft = { ...EMPTY, personalData: PERSON, address: ADDRESS };
    const complement = 'apartamento 92';
    const first = answer(getRegistration, draft);
    const { held, arrive } = heldBack(
      answer(getRegistration, { ...draft, address: { ...ADDRESS, complement } }),
    );
    let reads = 0;
    const registration: Answer = {
      ...held,
      reply: (request) => {
        reads += 1;
        return (reads === 1 ? first : held).reply(request);
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
    arrive();
    await screen.findByDisplayValue(complement);
  });
});

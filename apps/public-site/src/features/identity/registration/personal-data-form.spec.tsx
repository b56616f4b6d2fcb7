import { screen, waitFor, within } from '@testing-library/react';
import { savePersonalData } from '@site/api-contract';
import { answer, aUser, guardConsole, refuse, stopClock } from '@site/testing';
import { PERSON } from './testing/drafts';
import { BASE, EMPTY, openSteps } from './testing/open-registration';

guardConsole();

describe("the registration's step of the person", () => {
  it('asks for every field of the person and the license', async () => {
    const { user } = openSteps(`${BASE}/dados`, EMPTY);
    await user.click(await screen.findByRole('button', { name: 'Salvar e continuar' }));
    const summary = await screen.findByRole('group', { name: /^Falta corrigir/ });
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Informe a data de nascimento.',
      'Informe a profissão.',
      'Informe o número de registro da CNH.',
      'Escolha a categoria: B ou acima.',
      'Informe a data da primeira habilitação.',
      'Informe a validade da CNH.',
    ]);
  });

  it('saves the step and goes on; dates travel as days', async () => {
    const { user, transport, location } = openSteps(
      `${BASE}/dados?returnUrl=%2Fsimulador`,
      EMPTY,
      [answer(savePersonalData, aUser())],
    );
    await user.type(await screen.findByLabelText('Data de nascimento'), '12/04/1990');
    await user.type(screen.getByLabelText('Profissão'), 'Arquiteta');
    await user.type(screen.getByLabelText('Número de registro da CNH'), '12294923308');
    await user.selectOptions(screen.getByLabelText('Categoria'), 'AB');
    await user.type(screen.getByLabelText('Data da 1ª habilitação'), '14/03/2011');
    await user.type(screen.getByLabelText('Validade'), '22/08/2033');
    await user.click(screen.getByRole('button', { name: 'Salvar e continuar' }));
    await waitFor(() =>
      expect(location()).toBe(`${BASE}/endereco?returnUrl=%2Fsimulador`),
    );
    expect(transport.requestsOf(savePersonalData)[0]?.body).toEqual(PERSON);
  });

  it("shows the server's refusal at the field and stays", async () => {
    const refusal = refuse(savePersonalData, 400, {
      message: 'x',
      fields: [{ key: 'CnhExpirationDate', message: 'A CNH está vencida.' }],
    });
    const { user, location } = openSteps(`${BASE}/dados`, { personalData: PERSON }, [
      refusal,
    ]);
    await user.click(await screen.findByRole('button', { name: 'Salvar e continuar' }));
    await screen.findByRole('textbox', {
      name: 'Validade',
      description: 'Dia/mês/ano A CNH está vencida.',
    });
    expect(location()).toBe(`${BASE}/dados`);
    screen.getByDisplayValue('Arquiteta');
  });

  it('asks a foreigner for the card, and not any more after a change to Brazilian', async () => {
    const { user, transport } = openSteps(`${BASE}/dados`, { personalData: PERSON }, [
      answer(savePersonalData, aUser()),
    ]);
    await user.selectOptions(await screen.findByLabelText('Nacionalidade'), 'Argentina');
    await user.type(screen.getByLabelText('RNM (antigo RNE)'), 'v123456-j');
    await user.click(screen.getByRole('button', { name: 'Salvar e continuar' }));
    const summary = await screen.findByRole('group', { name: /^Falta corrigir/ });
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Informe a validade da carteira de registro (CRNM).']);
    await user.selectOptions(screen.getByLabelText('Nacionalidade'), 'Brasileira');
    expect(screen.queryByLabelText('RNM (antigo RNE)')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Salvar e continuar' }));
    await waitFor(() =>
      expect(transport.requestsOf(savePersonalData)[0]?.body).toEqual(PERSON),
    );
  });

  it('offers the professions of the list and takes what is typed without accents', async () => {
    const { user, transport } = openSteps(`${BASE}/dados`, { personalData: PERSON }, [
      answer(savePersonalData, aUser()),
    ]);
    const field = await screen.findByLabelText<HTMLInputElement>('Profissão');
    expect([...(field.list?.options ?? [])].map(({ value }) => value)).toEqual(
      expect.arrayContaining(['Médico', 'Médica', 'Outra ocupação']),
    );
    await user.clear(field);
    await user.type(field, 'medica');
    await user.click(screen.getByRole('button', { name: 'Salvar e continuar' }));
    await waitFor(() =>
      expect(transport.requestsOf(savePersonalData)[0]?.body).toMatchObject({
        profession: 'Médica',
      }),
    );
  });

  it('promises somebody under 18 nothing beside the refusal', async () => {
    const { user } = openSteps(`${BASE}/dados`, {
      personalData: { ...PERSON, birthdate: '2015-02-09' },
    });
    await user.click(await screen.findByRole('button', { name: 'Salvar e continuar' }));
    await screen.findByRole('textbox', {
      name: 'Data de nascimento',
      description: /É preciso ter 18 anos ou mais para se cadastrar\.$/,
    });
    expect(screen.queryByText(/^Dá para concluir o cadastro/)).toBeNull();
  });

  // domain-brazil 15: the registration accepts these values, but a proposal does not; the
  // step says so and names the day
  it.each([
    [
      'a first license of less than two years',
      { cnhFirstLicenseDate: '2025-06-10' },
      /^Dá para concluir o cadastro, mas a proposta só pode ser enviada a partir de 10\/06\/2027:/,
    ],
    [
      'somebody under 21',
      { birthdate: '2007-05-01', cnhFirstLicenseDate: '2025-05-02' },
      /a partir de 01\/05\/2028: quem assina precisa ter 21 anos e 2 anos de CNH\.$/,
    ],
    [
      'a license that ends within 60 days',
      { cnhExpirationDate: '2027-01-10' },
      /^Sua CNH vence em 10\/01\/2027\./,
    ],
  ])('says at the step what %s means for the proposal', async (_who, change, note) => {
    stopClock(Date.UTC(2026, 10, 23, 15));
    openSteps(`${BASE}/dados`, { personalData: { ...PERSON, ...change } });
    await screen.findByText(note);
  });
});

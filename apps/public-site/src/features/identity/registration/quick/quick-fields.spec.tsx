import { screen, within } from '@testing-library/react';
import { createUser, listSimulations } from '@site/api-contract';
import { A_UUID, aBasket, answer, aSimulation, guardConsole } from '@site/testing';
import { openQuick } from '../testing/open-quick';
import { BASE } from '../testing/open-registration';

guardConsole();

describe('the quick registration', () => {
  it('shows the car to be subscribed when the visitor comes from its summary', async () => {
    const chosen = aSimulation({ id: A_UUID });
    const returnUrl = encodeURIComponent(
      `/simulador/carrinho/assinar?simulacao=${A_UUID}`,
    );
    await openQuick(
      [
        answer(listSimulations, [
          aSimulation({ id: 'd3c1f0aa-6f0b-4b51-9d6e-2f4c3a1b0e77', code: 'RD-0000-00' }),
          chosen,
        ]),
      ],
      `${BASE}/rapido?returnUrl=${returnUrl}`,
    );
    const car = within(
      await screen.findByRole('complementary', { name: 'O carro que você escolheu' }),
    );
    expect(car.getByRole('heading', { name: 'Aroeira' })).toBeTruthy();
    expect(car.getByText(chosen.code)).toBeTruthy();
  });

  it.each([
    ['names the last day of a price that holds', '2099-01-02T12:00:00.000Z', true],
    ['promises no price whose guarantee is over', '2020-01-02T12:00:00.000Z', false],
  ])('%s', async (_what, validUntil, isSaid) => {
    const basket = aBasket();
    const chosen = aSimulation({
      id: A_UUID,
      basket: { ...basket, quote: { ...basket.quote, validUntil } },
    });
    const returnUrl = encodeURIComponent(
      `/simulador/carrinho/assinar?simulacao=${A_UUID}`,
    );
    const path = `${BASE}/rapido?returnUrl=${returnUrl}`;
    await openQuick([answer(listSimulations, [chosen])], path);
    const car = within(
      await screen.findByRole('complementary', { name: 'O carro que você escolheu' }),
    );
    car.getByText(chosen.code);
    expect(car.queryByText('Preço garantido até') !== null).toBe(isSaid);
  });

  it('tells browser and password manager what each field is, the document being what one signs in with', async () => {
    await openQuick();
    const tokenOf = (label: string | RegExp) =>
      screen.getByLabelText(label).getAttribute('autocomplete');
    expect(
      [
        'CPF ou CNPJ',
        'Nome Completo',
        'E-mail',
        'Repita o e-mail',
        'Celular',
        'Senha',
        'Repita a senha',
      ].map(tokenOf),
    ).toEqual([
      'username',
      'name',
      'email',
      'email',
      'tel-national',
      'new-password',
      'new-password',
    ]);
  });

  it('asks for a document in words that are true for people and companies', async () => {
    await openQuick();
    screen.getByText('Sem pontos nem traços. CNPJ novo pode ter letras.');
  });

  it('says what each field needs, on top and at the field, and sends nothing', async () => {
    const { user, transport } = await openQuick();
    await user.click(screen.getByRole('button', { name: 'Criar conta' }));
    const summary = await screen.findByRole('group', { name: /^Falta corrigir/ });
    expect(document.activeElement).toBe(summary);
    within(summary).getByRole('heading', { name: 'Falta corrigir 8 campos' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Informe o CPF ou o CNPJ.',
      'Informe o nome ou a razão social.',
      'Informe um e-mail válido.',
      'Repita o e-mail.',
      'Informe um celular com DDD.',
      'Crie uma senha.',
      'Repita a senha.',
      'Leia e aceite a Política de Privacidade para continuar.',
    ]);
    for (const message of [
      'Informe o CPF ou o CNPJ.',
      'Informe o nome ou a razão social.',
      'Informe um e-mail válido.',
      'Informe um celular com DDD.',
      'Crie uma senha.',
      'Repita a senha.',
      'Leia e aceite a Política de Privacidade para continuar.',
    ]) {
      expect(screen.getAllByText(message).length).toBeGreaterThan(1);
    }
    expect(transport.requestsOf(createUser)).toHaveLength(0);
  });

  it.each([
    ['CPF ou CNPJ', '111.444.777-36', 'Esse CPF não existe. Confira os 11 números.'],
    ['CPF ou CNPJ', '111.111.111-11', 'Esse CPF não existe. Confira os 11 números.'],
    ['E-mail', 'ana@', 'Informe um e-mail válido.'],
    [
      'Celular',
      '4133334444',
      'O celular tem 11 números com o DDD, e aqui há 10. Confira.',
    ],
    ['Senha', 'curta', 'A senha precisa de 8 caracteres ou mais.'],
  ])('refuses %s "%s" when the field is left', async (label, text, message) => {
    const { user } = await openQuick();
    await user.type(screen.getByLabelText(label), text);
    await user.tab();
    await screen.findByText(message);
  });

  it.each([
    ['Repita o e-mail', 'Os e-mails estão diferentes.'],
    ['Repita a senha', 'As senhas estão diferentes.'],
  ])('%s must match', async (label, message) => {
    const { user, fill } = await openQuick();
    await user.type(screen.getByLabelText(label), 'x');
    await fill('52998224725', 'Ana Souza');
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  });

  it('recognizes a CPF as a person and a CNPJ with letters as a company', async () => {
    const { user } = await openQuick();
    screen.getByLabelText('Nome Completo');
    await user.type(screen.getByLabelText('CPF ou CNPJ'), 'DEM0PJ01000160');
    await screen.findByLabelText('Razão Social');
    screen.getByLabelText('E-mail da empresa');
  });

  it('asks a company without a name for none that only people have', async () => {
    const { user } = await openQuick();
    await user.type(screen.getByLabelText('CPF ou CNPJ'), 'DEM0PJ01000160');
    await user.click(await screen.findByLabelText('Razão Social'));
    await user.tab();
    await screen.findByText('Informe o nome ou a razão social.');
  });
});

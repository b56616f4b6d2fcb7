import { screen, waitFor, within } from '@testing-library/react';
import { finishRegistration } from '@site/api-contract';
import {
  answer,
  aUser,
  guardConsole,
  heldBack,
  neverAnswer,
  refuse,
} from '@site/testing';
import { pressTwice } from '@site/testing/screen';
import { ADDRESS, COMPANY, PARTNERS, PERSON } from './testing/drafts';
import { BASE, EMPTY, openSteps, SENT } from './testing/open-registration';

guardConsole();

describe("the registration's last look", () => {
  it('of a company shows company, partners and address to check', async () => {
    openSteps(
      `${BASE}/empresa/conferir`,
      {
        document: '11222333000181',
        companyData: COMPANY,
        partners: PARTNERS,
        address: ADDRESS,
      },
      [],
      { personType: 'PJ' },
    );
    await screen.findByText('CPF 123.456.789-09, 66,67%, paulo@massa.test');
    screen.getByText('Paulo Massa');
    screen.getByText('11.222.333/0001-81');
    screen.getByText('Confira bem o CNPJ: depois ele não muda por aqui.');
    expect(
      screen.getByRole('link', { name: 'Corrigir Sócios' }).getAttribute('href'),
    ).toBe(`${BASE}/empresa/socios`);
    expect(
      screen.getByRole('link', { name: 'Voltar para Documentos' }).getAttribute('href'),
    ).toBe(`${BASE}/empresa/documentos`);
  });

  it.each([
    [
      'that leads to the checkout says what comes next',
      '/simulador/carrinho/assinar?simulacao=1',
      1,
    ],
    ['that ends in the area promises nothing more', '/area-logada', 0],
  ] as const)('%s', async (_what, returnUrl, count) => {
    openSteps(`${BASE}/conferir?returnUrl=${encodeURIComponent(returnUrl)}`, {
      personalData: PERSON,
      address: ADDRESS,
      ...SENT,
    });
    await screen.findByRole('button', { name: 'Concluir cadastro' });
    expect(
      screen.queryAllByText('Depois você escolhe como pagar e envia a proposta.'),
    ).toHaveLength(count);
  });

  it('shows everything to check, then finishes and goes back', async () => {
    const whole = { personalData: PERSON, address: ADDRESS, ...SENT };
    const { user, location } = openSteps(
      `${BASE}/conferir?returnUrl=%2Fsimulador%2Fcarrinho`,
      whole,
      [answer(finishRegistration, aUser())],
    );
    await screen.findByText('12/04/1990');
    screen.getByText('categoria AB, válida até 22/08/2033');
    screen.getByText('Rua XV de Novembro, S/N');
    expect(
      screen.getByRole('link', { name: 'Corrigir Sua conta' }).getAttribute('href'),
    ).toBe(
      `/area-logada/dados?returnUrl=${encodeURIComponent(`${BASE}/conferir?returnUrl=%2Fsimulador%2Fcarrinho`)}`,
    );
    const account = within(screen.getByRole('region', { name: 'Sua conta' }));
    account.getByText('529.982.247-25');
    account.getByText('Confira bem o CPF: depois ele não muda por aqui.');
    expect(
      within(screen.getByRole('region', { name: 'Documentos' })).getAllByText('Enviado'),
    ).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Concluir cadastro' }));
    await waitFor(() => expect(location()).toBe('/simulador/carrinho'));
  });

  it('keeps the focus on the pressed button while it finishes, and asks the server only once', async () => {
    const page = openSteps(
      `${BASE}/conferir`,
      { personalData: PERSON, address: ADDRESS, ...SENT },
      [neverAnswer(finishRegistration)],
    );
    const finish = await screen.findByRole('button', { name: 'Concluir cadastro' });
    await pressTwice(page, finish, finishRegistration);
    screen.getByRole('button', { name: 'Concluindo...' });
  });

  it('leaves somebody alone who went back before it was finished', async () => {
    const { held, arrive } = heldBack(answer(finishRegistration, aUser()));
    const page = openSteps(
      `${BASE}/conferir`,
      { personalData: PERSON, address: ADDRESS, ...SENT },
      [held],
    );
    await page.user.click(
      await screen.findByRole('button', { name: 'Concluir cadastro' }),
    );
    await screen.findByRole('button', { name: 'Concluindo...' });
    await page.user.click(screen.getByRole('link', { name: 'Corrigir Endereço' }));
    await screen.findByLabelText('CEP');
    arrive();
    await page.allAnswered();
    expect(page.location()).toBe(`${BASE}/endereco`);
  });

  it('without a return address ends in the logged-in area', async () => {
    const { user, location } = openSteps(
      `${BASE}/conferir`,
      { personalData: PERSON, address: ADDRESS, ...SENT },
      [answer(finishRegistration, aUser())],
    );
    await user.click(await screen.findByRole('button', { name: 'Concluir cadastro' }));
    await waitFor(() => expect(location()).toBe('/area-logada'));
  });

  it('of a company lists what the server misses in the words of a company', async () => {
    const fields = [
      { key: 'CompanyPhone', message: 'Informe o telefone da empresa.' },
      { key: 'Partners', message: 'Informe pelo menos um sócio.' },
      { key: 'Street', message: 'Informe a rua.' },
    ];
    const { user } = openSteps(
      `${BASE}/empresa/conferir`,
      EMPTY,
      [refuse(finishRegistration, 400, { message: 'x', fields })],
      { personType: 'PJ' },
    );
    await user.click(await screen.findByRole('button', { name: 'Concluir cadastro' }));
    const summary = await screen.findByRole('group', { name: 'Falta corrigir 3 campos' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Telefone da empresa: Informe o telefone da empresa.', `${BASE}/empresa/dados`],
      ['Sócios: Informe pelo menos um sócio.', `${BASE}/empresa/socios`],
      ['Rua da empresa: Informe a rua.', `${BASE}/empresa/endereco`],
    ]);
  });

  it('lists what the server misses, with the way to each step', async () => {
    const refusal = refuse(finishRegistration, 400, {
      message: 'Faltam dados.',
      fields: [
        { key: 'Cnh', message: 'Informe a CNH.' },
        { key: 'Cep', message: 'Informe o CEP.' },
      ],
    });
    const { user } = openSteps(`${BASE}/conferir`, EMPTY, [refusal]);
    await user.click(await screen.findByRole('button', { name: 'Concluir cadastro' }));
    const summary = await screen.findByRole('group', { name: /^Falta corrigir/ });
    within(summary).getByRole('heading', { name: 'Falta corrigir 2 campos' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['CNH: Informe a CNH.', `${BASE}/dados`],
      ['CEP: Informe o CEP.', `${BASE}/endereco`],
    ]);
    expect(document.activeElement).toBe(summary);
  });
});

import { screen, waitFor } from '@testing-library/react';
import { listPrices, sendLandingLead } from '@site/api-contract';
import { guardConsole, neverAnswer, refuse } from '@site/testing';
import { ACCEPTED, openLanding, PERSON } from './testing/open-landing';

guardConsole();

describe('/chamanochat', () => {
  it('stores the contact, then goes on in WhatsApp with the message written', async () => {
    const { user, fill, press, transport, loads } = await openLanding('/chamanochat', [
      ACCEPTED,
    ]);
    await user.click(await screen.findByRole('radio', { name: 'Já tenho proposta' }));
    await fill(PERSON);
    await press('Continuar no WhatsApp');
    await screen.findByRole('heading', { name: 'Sobre o que vamos falar?: feito' });
    expect(
      transport.requestsOf(sendLandingLead).map(({ params, body }) => ({ params, body })),
    ).toEqual([
      {
        params: { product: 'carro-por-assinatura', page: 'chamanochat' },
        body: {
          name: 'Ana Souza',
          cellphone: '41998765432',
          email: null,
          interest: 'Já tenho proposta',
        },
      },
    ]);
    const link = `https://wa.me/5508000000000?text=${encodeURIComponent('Olá, sou Ana Souza. Já tenho proposta ')}`;
    expect(loads).toEqual([link]);
    expect(
      screen.getByRole('link', { name: 'Abrir o WhatsApp' }).getAttribute('href'),
    ).toBe(link);
    await waitFor(() =>
      expect(document.activeElement?.textContent).toBe('Sobre o que vamos falar?: feito'),
    );
  });

  it('says what is missing and sends nothing', async () => {
    const { press, transport } = await openLanding('/chamanochat');
    await screen.findByLabelText('Nome');
    await press('Continuar no WhatsApp');
    for (const message of [
      'Escolha um assunto.',
      'Informe um nome.',
      'Informe um telefone.',
    ])
      await screen.findByText(message);
    expect(transport.requestsOf(sendLandingLead)).toHaveLength(0);
  });

  it('tells a failure by a popup alone, keeps what was typed, and goes nowhere', async () => {
    const { user, fill, press, loads, popups } = await openLanding('/chamanochat', [
      refuse(sendLandingLead, 503, {
        message: 'O serviço está indisponível no momento.',
      }),
    ]);
    await user.click(await screen.findByRole('radio', { name: 'Já tenho proposta' }));
    await fill(PERSON);
    await press('Continuar no WhatsApp');
    await waitFor(() =>
      expect(popups).toMatchObject([
        { title: 'Erro!', text: 'O serviço está indisponível no momento.' },
      ]),
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Nome').value).toBe('Ana Souza');
    expect(screen.getByLabelText<HTMLInputElement>('Celular').value).toBe(
      '(41) 99876-5432',
    );
    expect(
      screen.getByRole<HTMLInputElement>('radio', { name: 'Já tenho proposta' }).checked,
    ).toBe(true);
    expect(loads).toEqual([]);
  });

  it('puts a refusal of the server at its field', async () => {
    const fields = [{ key: 'Cellphone', message: 'Este número não existe.' }];
    const { user, fill, press } = await openLanding('/chamanochat', [
      refuse(sendLandingLead, 400, { message: 'Confira os campos indicados.', fields }),
    ]);
    await user.click(await screen.findByRole('radio', { name: 'Já tenho proposta' }));
    await fill(PERSON);
    await press('Continuar no WhatsApp');
    await screen.findByText('Este número não existe.');
    expect(screen.getByLabelText('Celular').getAttribute('aria-invalid')).toBe('true');
  });

  it("reads 'Enviando...' while pending", async () => {
    const { user, fill, press } = await openLanding('/chamanochat', [
      neverAnswer(sendLandingLead),
    ]);
    await user.click(await screen.findByRole('radio', { name: 'Já tenho proposta' }));
    await fill(PERSON);
    await press('Continuar no WhatsApp');
    await screen.findByRole('button', { name: 'Enviando...', busy: true });
  });
});

describe('/campanha-whatsApp', () => {
  it('offers the car at its price of today, which goes into the lead and the message', async () => {
    const { fill, press, transport, loads } = await openLanding('/campanha-whatsApp', [
      ACCEPTED,
    ]);
    screen.getByText('R$ 1.499,00 por mês');
    screen.getByText('PF, 48 meses, 500 km por mês');
    await fill(PERSON);
    await press('Chamar no WhatsApp');
    await screen.findByRole('link', { name: 'Abrir o WhatsApp' });
    expect(transport.requestsOf(sendLandingLead)[0]?.body).toMatchObject({
      interest: 'Lira a partir de R$ 1.499,00',
    });
    expect(decodeURIComponent(loads[0] ?? '').replace(/\u00a0/g, ' ')).toBe(
      'https://wa.me/5508000000000?text=Olá, sou Ana Souza. Lira R$ 1.499,00',
    );
  });

  it('stands without a price when prices fail', async () => {
    await openLanding('/campanha-whatsApp', [refuse(listPrices, 503)]);
    screen.getByText('Preço na simulação');
  });
});

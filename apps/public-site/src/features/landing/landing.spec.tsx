import { act, screen, waitFor } from '@testing-library/react';
import {
  fetchCms,
  getReservation,
  listPrices,
  type Reservation,
  reservePlace,
  sendLandingLead,
  sendReservationLead,
} from '@site/contracts';
import {
  A_UUID,
  type Answer,
  answer,
  guardConsole,
  neverAnswer,
  refuse,
} from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { routes } from '../../app/routes';
import { cmsWith } from '../../testing/cms-pages';
import { LANDING_CONTENTS } from '../../testing/landing-pages';
import { siteScene } from '../../testing/site-scene';

guardConsole();

const PRICES = [
  { annataModel: 'Lira', salesPrice: 1499 },
  { annataModel: 'Ipê', salesPrice: 2119 },
  { annataModel: 'Aroeira', salesPrice: 2249 },
  { annataModel: 'Serrana', salesPrice: 3449 },
];
const ANSWERS = [
  cmsWith(LANDING_CONTENTS),
  answer(listPrices, PRICES),
  answer(getReservation, null),
];
const ACCEPTED = answer(sendLandingLead, { id: A_UUID });

async function open(path: string, answers: Answer[] = []) {
  const scene = siteScene();
  const view = renderRoute(routes, path, {
    wire: scene.wire,
    answers: [...ANSWERS, ...answers],
  });
  await screen.findByRole('heading', { level: 1 });
  const fill = async (fields: Record<string, string>) => {
    for (const [label, text] of Object.entries(fields)) {
      const input = await screen.findByLabelText(label);
      await (input instanceof HTMLSelectElement
        ? view.user.selectOptions(input, text)
        : view.user.type(input, text));
    }
  };
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  return { ...scene, ...view, fill, press };
}

const PERSON = { Nome: 'Ana Souza', Celular: '41998765432' };

describe('the frame of landing pages', () => {
  // spec §2: header and footer are hidden
  it.each([
    '/chamanochat',
    '/campanha-whatsApp',
    '/abordo',
    '/assine',
    '/pre-reserva/boreal',
  ])('%s has no header and no footer, but a way home', async (path) => {
    await open(path);
    expect(screen.queryByRole('link', { name: 'Simule agora' })).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(
      screen.getByRole('link', { name: 'Ir para a home' }).getAttribute('href'),
    ).toBe('/');
  });

  it('/pre-reserva has both', async () => {
    await open('/pre-reserva');
    screen.getByRole('link', { name: 'Simule agora' });
    screen.getByRole('contentinfo');
  });

  it.each([
    ['/chamanochat', 'chamanochat'],
    ['/campanha-whatsApp', 'campanha-whatsapp'],
    ['/abordo', 'abordo'],
    ['/assine', 'assine'],
    ['/pre-reserva', 'pre-reserva'],
    ['/pre-reserva/boreal', 'pre-reserva-boreal'],
  ])('%s takes its title from the CMS page %s', async (path, slug) => {
    await open(path);
    expect(document.title).toBe(`Título de ${slug}`);
  });

  it('stands, and leads home, when the CMS gives another shape', async () => {
    await open('/assine', [cmsWith({ assine: {} })]);
    screen.getByRole('heading', {
      name: 'Não conseguimos carregar esta página',
      level: 1,
    });
    expect(
      screen.getByRole('link', { name: 'Ir para a home' }).getAttribute('href'),
    ).toBe('/');
    expect(
      screen.getByRole('link', { name: 'Ir para o simulador' }).getAttribute('href'),
    ).toBe('/simulador');
  });

  it('is not found when the CMS does not have the page', async () => {
    await open('/assine', [
      refuse(fetchCms, 404, { message: 'Não encontramos esta página.' }),
    ]);
    screen.getByText('Ops, a página que você procura não está aqui. =/');
  });
});

describe('/chamanochat', () => {
  it('stores the contact, then goes on in WhatsApp with the message written', async () => {
    const { user, fill, press, transport, loads } = await open('/chamanochat', [
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
    const { press, transport } = await open('/chamanochat');
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

  it('says a failure in the form, keeps what was typed, and goes nowhere', async () => {
    const { user, fill, press, loads, popups } = await open('/chamanochat', [
      refuse(sendLandingLead, 503, {
        message: 'O serviço está indisponível no momento.',
      }),
    ]);
    await user.click(await screen.findByRole('radio', { name: 'Já tenho proposta' }));
    await fill(PERSON);
    await press('Continuar no WhatsApp');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'O serviço está indisponível no momento.',
    );
    expect(screen.getByLabelText<HTMLInputElement>('Nome').value).toBe('Ana Souza');
    expect(screen.getByLabelText<HTMLInputElement>('Celular').value).toBe(
      '(41) 99876-5432',
    );
    expect(
      screen.getByRole<HTMLInputElement>('radio', { name: 'Já tenho proposta' }).checked,
    ).toBe(true);
    expect([loads, popups]).toEqual([[], []]);
  });

  it('puts a refusal of the server at its field', async () => {
    const fields = [{ key: 'Cellphone', message: 'Este número não existe.' }];
    const { user, fill, press } = await open('/chamanochat', [
      refuse(sendLandingLead, 400, { message: 'Confira os campos indicados.', fields }),
    ]);
    await user.click(await screen.findByRole('radio', { name: 'Já tenho proposta' }));
    await fill(PERSON);
    await press('Continuar no WhatsApp');
    await screen.findByText('Este número não existe.');
    expect(screen.getByLabelText('Celular').getAttribute('aria-invalid')).toBe('true');
  });

  it("reads 'Enviando...' while pending", async () => {
    const { user, fill, press } = await open('/chamanochat', [
      neverAnswer(sendLandingLead),
    ]);
    await user.click(await screen.findByRole('radio', { name: 'Já tenho proposta' }));
    await fill(PERSON);
    await press('Continuar no WhatsApp');
    await waitFor(() =>
      expect(
        screen.getByRole<HTMLButtonElement>('button', { name: 'Enviando...' }).disabled,
      ).toBe(true),
    );
  });
});

describe('/campanha-whatsApp', () => {
  it('offers the car at its price of today, which goes into the lead and the message', async () => {
    const { fill, press, transport, loads } = await open('/campanha-whatsApp', [
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
    await open('/campanha-whatsApp', [refuse(listPrices, 503)]);
    screen.getByText('Preço na simulação');
  });
});

describe('/abordo', () => {
  it('has an index that leads to each topic, and the phone for the worst', async () => {
    await open('/abordo');
    expect(screen.getByRole('link', { name: 'Pneus' }).getAttribute('href')).toBe(
      '#pneus',
    );
    expect(document.getElementById('pneus')?.textContent).toContain('Passo de Pneus');
    expect(
      screen.getByRole('link', { name: 'Ligar para 0800 000 0000' }).getAttribute('href'),
    ).toBe('tel:08000000000');
  });

  it('is searched without minding accents, and says so when nothing fits', async () => {
    const { user } = await open('/abordo');
    const search = screen.getByLabelText('Busque no guia');
    await user.type(search, 'PRESSAO{Enter}');
    await screen.findByText('1 assunto');
    expect(screen.queryByRole('heading', { name: 'Multas' })).toBeNull();
    await user.clear(search);
    await user.type(search, 'foguete{Enter}');
    await screen.findByText(
      'Nada com essa palavra. Tente outra, ou peça uma ligação no fim da página.',
    );
    await user.click(screen.getByRole('button', { name: 'Ver todos os assuntos' }));
    await screen.findByRole('heading', { name: 'Multas' });
    expect(search).toHaveProperty('value', '');
  });

  it('is searched a second after the last key', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { user } = await open('/abordo');
    const others = () => screen.queryByRole('heading', { name: 'Multas' });
    await user.type(screen.getByLabelText('Busque no guia'), 'PRESSAO');
    await act(() => jest.advanceTimersByTimeAsync(800));
    expect(others()).not.toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(others()).toBeNull();
    jest.useRealTimers();
  });

  it('takes the wish to be called, about one of its topics', async () => {
    const { fill, press, transport } = await open('/abordo', [ACCEPTED]);
    await fill({ 'Sobre o quê?': 'Pneus', ...PERSON });
    await press('Pedir ligação');
    await screen.findByRole('heading', { name: 'Prefere que a gente ligue?: feito' });
    expect(transport.requestsOf(sendLandingLead)[0]).toMatchObject({
      params: { page: 'abordo' },
      body: { interest: 'Pneus', email: null },
    });
  });
});

describe('/assine', () => {
  it('shows three cars with their prices of today and leads to the simulator', async () => {
    await open('/assine');
    for (const price of [
      'R$ 1.499,00 por mês',
      'R$ 2.119,00 por mês',
      'R$ 2.249,00 por mês',
    ])
      screen.getByText(price);
    expect(screen.getByRole('link', { name: 'Simular agora' }).getAttribute('href')).toBe(
      '/simulador',
    );
    expect(
      screen.getByRole('link', { name: 'Começar a simulação' }).getAttribute('href'),
    ).toBe('/simulador');
  });

  it('opens the very plan of a price by the link below it', async () => {
    const plan = {
      modelSlug: 'lira',
      versionSlug: 'lira-essencial',
      clientType: 1,
      term: 48,
      km: 500,
    } as const;
    await open('/assine', [
      answer(listPrices, [{ annataModel: 'Lira', salesPrice: 1499, plan }]),
    ]);
    expect(
      screen.getByRole('link', { name: 'Simular o Lira' }).getAttribute('href'),
    ).toBe(
      '/simulador/configure-e-assine?modelo=lira&versao=lira-essencial&prazo=48&km=500&tipo=pf',
    );
  });

  it('takes the contact with the rules of the lead form', async () => {
    const { fill, press, transport } = await open('/assine', [ACCEPTED]);
    await fill({
      ...PERSON,
      'E-mail': 'ana@example.com',
      Interesse: 'quero para uso pessoal',
    });
    await press('Quero uma ligação');
    await screen.findByRole('heading', { name: 'Quer ajuda?: feito' });
    expect(transport.requestsOf(sendLandingLead)[0]).toMatchObject({
      params: { page: 'assine' },
      body: { email: 'ana@example.com', interest: 'quero para uso pessoal' },
    });
  });
});

describe('/pre-reserva', () => {
  it('lists the models to come and what a place in the queue is and is not', async () => {
    await open('/pre-reserva');
    expect(
      screen
        .getByRole('link', { name: 'Entrar na fila do Serrana' })
        .getAttribute('href'),
    ).toBe('/pre-reserva/boreal');
    for (const text of ['R$ 3.449,00 por mês', 'Um número na fila', 'Pagamento'])
      screen.getByText(text);
  });

  it('takes the wish to hear of other models', async () => {
    const { fill, press, transport } = await open('/pre-reserva', [ACCEPTED]);
    await fill({
      'O carro que você espera': 'Um elétrico',
      ...PERSON,
      'E-mail': 'ana@example.com',
    });
    await press('Quero ser avisado');
    await screen.findByRole('heading', { name: 'Espera outro carro?: feito' });
    expect(transport.requestsOf(sendLandingLead)[0]).toMatchObject({
      params: { page: 'pre-reserva' },
      body: { interest: 'Um elétrico' },
    });
  });
});

describe('/pre-reserva/boreal', () => {
  const place: Reservation = {
    number: 12,
    model: 'Serrana',
    createdAt: '2026-11-23T15:00:00.000Z',
  };
  const LEAD = answer(sendReservationLead, { id: A_UUID });
  const reserve = async (answers: Answer[]) => {
    const page = await open('/pre-reserva/boreal', answers);
    await page.fill({ ...PERSON, 'E-mail': 'ana@example.com' });
    await page.press('Guardar meu lugar');
    return page;
  };

  it('sends the lead, reserves with its id, and shows the number', async () => {
    const { transport, location } = await reserve([LEAD, answer(reservePlace, place)]);
    await screen.findByRole('heading', { name: 'Entre na fila: feito' });
    screen.getByText('12');
    expect(transport.requestsOf(sendReservationLead)[0]?.body).toEqual({
      name: 'Ana Souza',
      email: 'ana@example.com',
      cellphone: '41998765432',
    });
    expect(transport.requestsOf(reservePlace)[0]?.params).toEqual({
      id: A_UUID,
      product: 'carro-por-assinatura',
    });
    expect(location()).toBe('/pre-reserva/boreal');
  });

  it('shows the number of this session again after a reload, and can reserve for somebody else', async () => {
    const { press } = await open('/pre-reserva/boreal', [answer(getReservation, place)]);
    await screen.findByText('12');
    await press('Reservar para outra pessoa');
    await screen.findByRole('button', { name: 'Guardar meu lugar' });
  });

  it.each([
    ['lead', [refuse(sendReservationLead, 503, { message: 'Tente em instantes.' })]],
    [
      'reservation',
      [LEAD, refuse(reservePlace, 503, { message: 'Tente em instantes.' })],
    ],
  ])('keeps the form and what was typed when the %s fails', async (_, answers) => {
    const { popups } = await reserve(answers);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Tente em instantes.',
    );
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe(
      'ana@example.com',
    );
    expect(popups).toEqual([]);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import {
  type ContractDetail,
  getKmBank,
  type KmBank,
  sendOdometerReading,
} from '@site/api-contract';
import { addDays, formatDate, saoPauloDay } from '@site/api-contract/brazil';
import {
  A_UUID,
  aKmBank,
  type Answer,
  answer,
  guardConsole,
  refuse,
  stopClock,
} from '@site/testing';
import { openContract, plain } from '../contracts/testing/open-contract';

guardConsole();

/** Noon in São Paulo: no day ends while a test runs. */
const NOW = Date.UTC(2026, 10, 23, 15);
const TODAY = saoPauloDay(new Date(NOW));
beforeEach(() => stopClock(NOW));

const openBank = (
  bank: Partial<KmBank> = {},
  answers: Answer[] = [],
  contract?: Partial<ContractDetail>,
) => openContract(contract, [answer(getKmBank, aKmBank(bank)), ...answers], '/km');

const section = async () => {
  const heading = await screen.findByRole('heading', { name: 'Banco de km' });
  return heading.closest('section') as HTMLElement;
};
/** Opens the form, types the reading of the odometer and saves it. */
async function fillIn(user: ReturnType<typeof openBank>['user'], text: string) {
  await user.click(await screen.findByRole('button', { name: 'Informar hodômetro' }));
  await user.type(await screen.findByLabelText('Km do painel'), text);
  await user.click(screen.getByRole('button', { name: 'Salvar leitura' }));
}

describe('the km bank', () => {
  it('shows balance, pace and the one settlement, in dashes and in words', async () => {
    openBank();
    const bank = await section();
    await within(bank).findByText('Última leitura, 16/11/2026: 4.738 km');
    // The reading stands at the button that takes the next one.
    expect(bank.querySelector('header')?.textContent).toBe('Banco de km');
    within(bank).getByText('1.270 km');
    // The act that the overview names is the one filled button.
    const filled = [...bank.querySelectorAll('.btn:not(.btn--line)')];
    expect(filled.map((act) => act.textContent)).toEqual(['Informar hodômetro']);
    const chart = within(bank).getByRole('img', {
      name: '12 traços, um por mês, 12.000 km no total. Rodados desde a entrega: 4.730 km, Saldo: 1.270 km, Previsão: 11.433 km.',
    });
    const dashes = [...chart.querySelectorAll('i')];
    expect(dashes).toHaveLength(12);
    expect(dashes.filter((dash) => 'begun' in dash.dataset)).toHaveLength(6);
    expect(
      dashes.map((dash) =>
        Math.round(parseFloat(dash.style.getPropertyValue('--driven'))),
      ),
    ).toEqual([100, 100, 100, 100, 73, 0, 0, 0, 0, 0, 0, 0]);
    expect(plain(bank)).toContain(
      'Nesse ritmo, você termina com 567 km de sobra e não paga km extra. Só no fim a gente soma: cada km a mais custa R$ 0,70.',
    );
  });

  it('stands still while the car is reported stolen: no pace, no reading, nothing to buy', async () => {
    const openRequests = [
      {
        ...{ id: A_UUID, number: 'S-2611-0004', state: 'aberta' as const },
        kind: 'roubo-ou-perda-total' as const,
      },
    ];
    openBank({ canRead: false, forecast: null, topUp: null }, [], { openRequests });
    const bank = await section();
    await within(bank).findByText(
      'Enquanto o atendimento está aberto, não fazemos previsão de km.',
    );
    within(bank).getByText('1.270 km');
    expect(within(bank).queryAllByRole('button')).toEqual([]);
    expect(plain(bank)).not.toMatch(/Previsão|ritmo|Informe/);
  });

  it('says what the pace costs when it leads beyond the contract', async () => {
    openBank({
      driven: 8000,
      balance: -2000,
      forecast: { km: 16_000, extraKm: 4000, cost: 2800 },
    });
    const bank = await section();
    await within(bank).findByText('acima do pacote até aqui');
    expect(plain(bank)).toContain(
      'Nesse ritmo, você passa 4.000 km do pacote até o fim: R$ 2.800,00 de km extra.',
    );
    expect(plain(bank)).not.toContain('Saldo');
  });

  it.each([
    [
      1038,
      'Nesse ritmo, você passa 1.038 km do pacote até a devolução, em 25/11/2027: R$ 726,60 de km extra. Só na devolução a gente soma: cada km a mais custa R$ 0,70.',
    ],
    [
      0,
      'Nesse ritmo, você devolve o carro em 25/11/2027 sem pagar km extra. Só na devolução a gente soma: cada km a mais custa R$ 0,70.',
    ],
  ])('leads to a booked return, with %i km extra', async (extraKm, sentence) => {
    openBank({
      backOn: '2027-11-25',
      forecast: { km: 14_038, extraKm, cost: extraKm * 0.7 },
    });
    const bank = await section();
    await within(bank).findByText(/Só na devolução a gente soma/);
    expect(plain(bank)).toContain(sentence);
  });

  it.each([
    [
      '2099-06-25',
      'Informe o hodômetro a partir de 25/06/2099 para ver a previsão do fim.',
    ],
    ['2020-06-25', 'Informe o hodômetro para ver a previsão do fim.'],
  ])(
    'asks for a reading, and names the first day for it: %s',
    async (forecastFrom, sentence) => {
      openBank({
        forecast: null,
        forecastFrom,
        driven: 0,
        balance: 1000,
        month: 1,
        readings: [],
      });
      const bank = await section();
      await within(bank).findByText('Nenhuma leitura ainda');
      expect(plain(bank)).toContain(sentence);
    },
  );

  it('says that a reading of the first days is too early for a forecast', async () => {
    openBank({
      forecast: null,
      forecastFrom: '2099-06-25',
      balanceOn: '2099-06-08',
    });
    const bank = await section();
    await within(bank).findByText(/ainda é cedo/);
    expect(plain(bank)).toContain(
      'Com 13 dias de uso, ainda é cedo para uma previsão. Informe o hodômetro de novo a partir de 25/06/2099.',
    );
  });

  it.each([
    ['2026-09-15', true], // the 89th day
    ['2026-09-16', false],
  ])('names the few days that a forecast rests on: %s', async (balanceOn, isTold) => {
    openBank({ balanceOn });
    const bank = await section();
    await within(bank).findByText(/^Nesse ritmo/);
    expect(
      plain(bank).includes('Previsão com 89 dias de uso: ainda pode mudar bastante.'),
    ).toBe(isTold);
  });

  it('asks for no reading once the contract is over', async () => {
    openBank({ canRead: false, forecast: null });
    await screen.findByText('Você rodou 4.730 km, de 12.000 km a que tinha direito.');
    expect(screen.queryByRole('button', { name: 'Informar hodômetro' })).toBeNull();
  });

  it.each([
    [31, true],
    [30, false],
  ])('read %i days ago asks for another reading: %s', async (days, asks) => {
    const balanceOn = addDays(TODAY, -days);
    openBank({ balance: 1236, balanceOn, balanceMonth: 5 });
    const bank = await section();
    const day = formatDate(balanceOn);
    await within(bank).findByText(`de saldo em ${day}`);
    within(bank).getByText('Saldo: 1.236 km');
    expect(bank.querySelectorAll('[data-begun]')).toHaveLength(5);
    expect(
      plain(bank).includes(
        'A última leitura tem mais de 30 dias: informe o hodômetro para ver o saldo de hoje.',
      ),
    ).toBe(asks);
  });

  it('ends with the reading of the return', async () => {
    const back = { onDay: '2026-12-09', km: 10_930, isHandover: false };
    const readings = [{ ...back, isReturn: true }, ...aKmBank().readings];
    openBank({ canRead: false, forecast: null, readings });
    const bank = await section();
    await within(bank).findByText('Última leitura, 09/12/2026: 10.930 km');
    expect(plain(bank)).toContain('09/12/2026: 10.930 km na devolução');
  });

  it('names the readings of the workshop', async () => {
    const reading = { onDay: '2026-11-20', km: 4800, isHandover: false };
    openBank({ readings: [{ ...reading, atWorkshop: true }, ...aKmBank().readings] });
    const bank = await section();
    await within(bank).findByText('lido pela oficina');
    expect(plain(bank)).toContain('20/11/2026: 4.800 km lido pela oficina');
  });

  it('of a contract that was ended unpaid speaks of no months to come', async () => {
    openBank({ isEndedUnpaid: true, canRead: false, forecast: null, topUp: null });
    await screen.findByText('Os km foram acertados na devolução.');
    expect(within(await section()).queryByText(/Mês 12|12\.000 km|saldo/)).toBeNull();
  });

  it("says after a withdrawal that km don't count", async () => {
    openBank({ isWithdrawn: true, canRead: false, forecast: null, topUp: null });
    await screen.findByText('Você desistiu da assinatura: os km não contam.');
    expect(within(await section()).queryByText(/Mês 12|12\.000 km|saldo/)).toBeNull();
  });

  it('is not there before the handover', async () => {
    openBank({}, [], { handedOverOn: null });
    await screen.findByText(/^No dia da entrega, a loja anota o hodômetro\./);
    expect(screen.queryByRole('heading', { name: 'Banco de km' })).toBeNull();
  });

  it('that cannot be loaded shows a message instead', async () => {
    openBank({}, [refuse(getKmBank, 500, { message: 'Algo deu errado.' })]);
    await screen.findByText('Não conseguimos abrir o banco de km');
    screen.getByRole('heading', { level: 1, name: 'Banco de km' });
  });
});

describe('a reading of the odometer', () => {
  it.each(['4.730', '4730 km', '4730'])('is understood as %s', async (text) => {
    const { user, transport } = openBank({}, [answer(sendOdometerReading, aKmBank())]);
    await fillIn(user, text);
    await screen.findByText('Pronto: 4.730 km no painel hoje.');
    expect(transport.requestsOf(sendOdometerReading)[0]?.body).toEqual({ km: 4730 });
    expect(screen.queryByLabelText('Km do painel')).toBeNull();
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Informar hodômetro' }),
    );
  });

  it('is required, and nothing is sent without it', async () => {
    const { user, transport } = openBank();
    await user.click(await screen.findByRole('button', { name: 'Informar hodômetro' }));
    await user.click(await screen.findByRole('button', { name: 'Salvar leitura' }));
    await screen.findByText('Informe os km do painel.');
    expect(transport.requestsOf(sendOdometerReading)).toEqual([]);
  });

  it('below the last one is refused at its field', async () => {
    const message = 'O painel marcava 4.738 km em 16/11/2026. Confira os km.';
    const { user } = openBank({}, [
      refuse(sendOdometerReading, 400, {
        message: 'Confira os campos.',
        fields: [{ key: 'Km', message }],
      }),
    ]);
    await fillIn(user, '4000');
    await screen.findByText(message);
    expect(screen.getByLabelText('Km do painel').getAttribute('aria-invalid')).toBe(
      'true',
    );
  });

  it('far above the last one is sent once it is confirmed', async () => {
    const message =
      'São 90.000 km desde 16/11/2026, mais de 400 km por dia. Confira o painel.';
    const { user, transport } = openBank({}, [
      refuse(sendOdometerReading, 409, { message, reason: 'reading-unlikely' }),
    ]);
    await fillIn(user, '94.738');
    await screen.findByText(message);
    await user.click(screen.getByRole('button', { name: 'Está certo, salvar' }));
    await waitFor(() =>
      expect(transport.requestsOf(sendOdometerReading)).toHaveLength(2),
    );
    expect(transport.requestsOf(sendOdometerReading).map(({ body }) => body)).toEqual([
      { km: 94_738 },
      { km: 94_738, confirmed: true },
    ]);
  });

  it('is not asked about any more once the number was changed', async () => {
    const message =
      'São 90.000 km desde 16/11/2026, mais de 400 km por dia. Confira o painel.';
    const { user } = openBank({}, [
      refuse(sendOdometerReading, 409, { message, reason: 'reading-unlikely' }),
    ]);
    await fillIn(user, '94.738');
    await screen.findByText(message);
    const field = screen.getByLabelText('Km do painel');
    await user.clear(field);
    await user.type(field, '9473');
    expect(screen.queryByText(message)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Está certo, salvar' })).toBeNull();
  });
});

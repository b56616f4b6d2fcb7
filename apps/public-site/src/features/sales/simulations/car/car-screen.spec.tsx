import { act, screen, waitFor, within } from '@testing-library/react';
import {
  getReservation,
  getTechnicalSheet,
  listVehicleClasses,
} from '@site/api-contract';
import {
  aModelSheet,
  type Answer,
  answer,
  aSheetVersion,
  aTechnicalSheet,
  CLASSES,
  guardConsole,
  refuse,
} from '@site/testing';
import { siteScene } from '../../../../testing/site-scene';
import { openSimulation } from '../testing/open-simulation';

guardConsole();

const PATH = '/simulador/carros/aroeira';
const EVOLUCAO = aSheetVersion();
const PREMIERE = aSheetVersion({
  slug: 'aroeira-premiere',
  name: 'Aroeira Première 1.0 Turbo AT',
  sheet: aTechnicalSheet({
    safety: ['Freios ABS', 'Alerta de ponto cego'],
    zeroTo100S: 10.4,
    exterior: ['Barras de teto', 'Teto solar'],
    missing: ['Estepe'],
  }),
});
const AROEIRA = answer(
  getTechnicalSheet,
  aModelSheet({ versions: [EVOLUCAO, PREMIERE] }),
);

const fact = async (label: string) => {
  const facts = within(await screen.findByLabelText('Em resumo'));
  return (await facts.findByText(label)).nextElementSibling?.textContent;
};
const rowOf = async (part: string, label: string) =>
  within(await screen.findByRole('table', { name: part })).getByRole('row', {
    name: new RegExp(`^${label}`),
  });
const cellsOf = async (part: string, label: string) =>
  within(await rowOf(part, label))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.trim());

describe('the page of a car', () => {
  it('says price with its condition, the cost of leaving, delivery and boot first', async () => {
    openSimulation(PATH, [AROEIRA]);
    expect(
      (await screen.findByRole('heading', { level: 1, name: 'Aroeira' })).tagName,
    ).toBe('H1');
    await screen.findAllByText('R$ 2.549,00 por mês');
    screen.getAllByText('PF, 36 meses, 1.000 km por mês');
    screen.getByText('Versão Evolução 1.0 Turbo AT');
    expect(await fact('Sair no mês 12')).toBe('R$\u00a010.196,00');
    expect(await fact('Entrega em São Paulo, SP')).toBe(
      'Pronta entrega: com você até 01/12/2026',
    );
    expect(await fact('Porta-malas')).toBe('400\u00a0litros');
    expect(await fact('Consumo na cidade')).toBe('11,7 km/l com gasolina');
  });

  it.each([
    ['suv', 'Porta-malas'],
    ['picape', 'Caçamba'],
    ['utilitario', 'Volume de carga'],
  ] as const)('names the room of a %s: %s', async (classSlug, label) => {
    openSimulation(PATH, [answer(getTechnicalSheet, aModelSheet({ classSlug }))]);
    expect(await fact(label)).toBe('400\u00a0litros');
    expect(await cellsOf('Medidas', label)).toEqual(['400\u00a0litros']);
  });

  it('has the price and the link of the plan in its address, as the list has it', async () => {
    openSimulation(`${PATH}?prazo=48&km=500`, [AROEIRA]);
    await screen.findAllByText('R$ 2.249,00 por mês');
    const ways = screen.getAllByRole('link', { name: 'Montar o Aroeira' });
    for (const way of ways) expect(way.getAttribute('href')).toContain('prazo=48&km=500');
  });

  it('ends with the price and the way on, for whoever has read the whole sheet', async () => {
    openSimulation(PATH, [AROEIRA]);
    const end = within(await screen.findByRole('region', { name: 'O próximo passo' }));
    end.getByText('R$ 2.549,00 por mês');
    end.getByText('PF, 36 meses, 1.000 km por mês');
    end.getByRole('link', { name: 'Montar o Aroeira' });
  });

  it('has a column for each version, and one where they agree in all of a part', async () => {
    openSimulation(PATH, [AROEIRA]);
    expect(await cellsOf('Medidas', 'Comprimento')).toEqual(['4,18\u00a0m']);
    expect(await cellsOf('Medidas', 'Largura com retrovisores')).toEqual(['2,05\u00a0m']);
    expect(await cellsOf('Motor e desempenho', '0 a 100')).toEqual([
      '10,2\u00a0s',
      '10,4\u00a0s',
    ]);
    expect(await cellsOf('Segurança', 'Alerta de ponto cego')).toEqual([
      'Não vem',
      'Vem',
    ]);
    const heads = within(
      await screen.findByRole('table', { name: 'Segurança' }),
    ).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Item',
      'Evolução 1.0 Turbo AT',
      'Première 1.0 Turbo AT',
    ]);
  });

  it('offers its queue as the act of the page where a car comes by the queue alone', async () => {
    const queue = { kind: 'queue', businessDays: 45, date: '2027-01-26' } as const;
    const queued = CLASSES.map((one) => ({
      ...one,
      vehicleModels: one.vehicleModels.map((model) => ({
        ...model,
        ...{ delivery: queue, deliveryToOrder: queue },
      })),
    }));
    openSimulation(PATH, [
      AROEIRA,
      answer(listVehicleClasses, queued),
      answer(getReservation, null),
    ]);
    const joins = await screen.findAllByRole('link', {
      name: 'Entrar na fila do Aroeira',
    });
    expect(joins.map(({ className }) => className)).toEqual(['btn', 'btn']);
  });

  it('names the norm of the consumption', async () => {
    openSimulation(PATH, [AROEIRA]);
    await screen.findByText(/^Consumo e autonomia pelo PBE Veicular, do Inmetro\./);
    expect(await cellsOf('Consumo', 'Consumo na cidade')).toEqual([
      '11,7\u00a0km/l com gasolina, 8,1 com etanol',
    ]);
  });

  it('says which version lacks what, and no more than its sheet says', async () => {
    openSimulation(PATH, [AROEIRA]);
    expect(await cellsOf('O que não vem', 'Teto solar')).toEqual(['Não vem', 'Vem']);
    expect(await cellsOf('O que não vem', 'Estepe')).toEqual(['–', 'Não vem']);
    screen.getByText('O que costumam perguntar e nem toda versão tem.');
  });

  it('says what no version has, and what the month does not pay', async () => {
    openSimulation(PATH, [answer(getTechnicalSheet, aModelSheet())]);
    expect(await cellsOf('O que não vem', 'Teto solar')).toEqual(['Não vem']);
    screen.getByText(/^O que costumam perguntar e este carro não tem,/);
    await screen.findByText(/franquia do seguro \(R\$\s3\.000,00\)/);
  });

  it('of an electric car has range and charging, and no consumption of fuel', async () => {
    const sheet = aTechnicalSheet({
      ...{ tankLitres: null, ethanolCity: null, ethanolHighway: null },
      ...{ gasolineCity: null, gasolineHighway: null },
      ...{ batteryKwh: 26.8, rangeKm: 185, homeChargeHours: 4.5, fastChargeMinutes: 40 },
    });
    const lume = aModelSheet({
      modelSlug: 'lume',
      name: 'Lume',
      versions: [aSheetVersion({ slug: 'lume-eletrico', fuel: 'eletrico', sheet })],
    });
    openSimulation('/simulador/carros/lume', [answer(getTechnicalSheet, lume)]);
    expect(await fact('Autonomia')).toBe('185 km');
    expect(await cellsOf('Autonomia e recarga', 'Bateria')).toEqual(['26,8\u00a0kWh']);
    expect(screen.queryByText('Tanque')).toBeNull();
  });

  it('of a car for companies has their price', async () => {
    const mascate = aModelSheet({ clientTypes: [2] });
    const { transport } = openSimulation(PATH, [answer(getTechnicalSheet, mascate)]);
    await screen.findAllByText('PJ, 36 meses, 1.000 km por mês');
    expect(
      transport.requestsOf(listVehicleClasses).map(({ params }) => params?.['type']),
    ).toEqual(['2']);
  });

  it('of a car for companies leads back to the list of the one who looks', async () => {
    const mascate = aModelSheet({ clientTypes: [2] });
    openSimulation(`${PATH}?tipo=pf`, [answer(getTechnicalSheet, mascate)]);
    await screen.findAllByText('PJ, 36 meses, 1.000 km por mês');
    const back = screen.getByRole('link', { name: 'Todos os carros' });
    expect(back.getAttribute('href')).not.toContain('pj');
  });

  it('never shows the price of another place, not even when the new one fails', async () => {
    const scene = siteScene({}, PATH);
    let go: (path: string) => void = () => undefined;
    const atFirst = answer(listVehicleClasses, CLASSES).reply;
    const refused = refuse(listVehicleClasses, 503).reply;
    const placed: Answer = {
      call: listVehicleClasses,
      reply: (request) =>
        (request.params?.['lat'] === '-3.12' ? refused : atFirst)(request),
    };
    openSimulation(PATH, [AROEIRA, placed], {
      wire: (ports) => {
        go = ports.navigate;
        return scene.wire(ports);
      },
    });
    await screen.findAllByText('R$ 2.549,00 por mês');
    act(() => go(`${PATH}?lugar=Manaus,AM,-3.119,-60.0217`));
    await screen.findByText('Não conseguimos ver o preço agora. A ficha está completa.');
    expect(screen.queryAllByText('R$ 2.549,00 por mês')).toEqual([]);
    expect(screen.queryByText(/^Entrega em/)).toBeNull();
  });

  it('has its heading where the sheet does not come, and while it is asked for again', async () => {
    openSimulation(PATH, [refuse(getTechnicalSheet, 503)]);
    await screen.findByText('Carregando');
    screen.getByRole('heading', { level: 1, name: 'Ficha técnica' });
    await screen.findByRole('button', { name: 'Tentar de novo' });
    screen.getByRole('heading', { level: 1, name: 'Ficha técnica' });
  });

  it('stands whole where no price can be told, and asks for it again', async () => {
    const { user, transport } = openSimulation(PATH, [
      AROEIRA,
      refuse(listVehicleClasses, 503),
    ]);
    await screen.findByText('Não conseguimos ver o preço agora. A ficha está completa.');
    expect(await cellsOf('Medidas', 'Altura 1')).toEqual(['1,60\u00a0m']);
    // A page that comes without a price asks for it once more by itself.
    await waitFor(() =>
      expect(transport.requestsOf(listVehicleClasses).length).toBeGreaterThan(1),
    );
    const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
    const asked = transport.requestsOf(listVehicleClasses).length;
    await user.click(retry);
    await waitFor(() =>
      expect(transport.requestsOf(listVehicleClasses).length).toBeGreaterThan(asked),
    );
  });

  it('says that no price can be told until there is one, also while it is asked for again', async () => {
    const refused = refuse(listVehicleClasses, 503).reply;
    let asked = 0;
    const { transport } = openSimulation(PATH, [
      AROEIRA,
      {
        call: listVehicleClasses,
        reply: (request) =>
          asked++ === 0 ? refused(request) : new Promise(() => undefined),
      },
    ]);
    await screen.findByText('Não conseguimos ver o preço agora. A ficha está completa.');
    await waitFor(() =>
      expect(transport.requestsOf(listVehicleClasses).length).toBeGreaterThan(1),
    );
    screen.getByRole('button', { name: 'Tentar de novo' });
    screen.getByText('Não conseguimos ver o preço agora. A ficha está completa.');
  });

  it('shows the car from three sides by their names', async () => {
    const { user } = openSimulation(PATH, [AROEIRA]);
    await screen.findByRole('heading', { level: 1, name: 'Aroeira' });
    await user.click(screen.getByRole('tab', { name: 'Traseira' }));
    expect(screen.getByRole('tabpanel', { name: 'Traseira' })).toBeTruthy();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Frente',
      'Traseira',
      'Lateral',
    ]);
  });

  it('is opened from the list, and leads back to it and into the comparison', async () => {
    const { user, location } = openSimulation(
      '/simulador/assinatura-de-veiculos-mensal?prazo=48',
      [AROEIRA],
    );
    await user.click(await screen.findByRole('link', { name: 'Conhecer o Aroeira' }));
    await screen.findByRole('heading', { level: 1, name: 'Aroeira' });
    expect(location()).toBe(`${PATH}?prazo=48`);
    await user.click(await screen.findByRole('link', { name: 'Comparar com outros' }));
    const box = await screen.findByRole('checkbox', { name: 'Comparar Aroeira' });
    expect((box as HTMLInputElement).checked).toBe(true);
  });
});

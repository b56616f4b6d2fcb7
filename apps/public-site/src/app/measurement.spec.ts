import { type ConsentChoice, consentValue } from '@site/api-contract/identity';
import { type DataLayerWindow } from '@site/shell/page-view';
import {
  beaconPort,
  createMeasurement,
  eventsOf,
  type MeasurementEvent,
} from './measurement';

const ALL = { measurement: true, marketing: true };
const NONE = { measurement: false, marketing: false };

function scene(first: ConsentChoice | null) {
  let choice = first;
  const page: DataLayerWindow = {};
  const sent: MeasurementEvent[] = [];
  let opened = 0;
  const port = () => {
    opened += 1;
    return { send: (event: MeasurementEvent) => void sent.push(event) };
  };
  const measurement = createMeasurement({
    page,
    cookies: () => (choice ? `ROD_CONSENT=${consentValue(choice)}` : ''),
    port,
  });
  const choose = (next: ConsentChoice) => {
    const before = choice;
    choice = next;
    measurement.chosen(before);
  };
  return {
    ...measurement,
    page,
    sent: () => sent.map(({ event, page_path }) => `${event} ${page_path}`),
    choose,
    opened: () => opened,
  };
}

describe('measurement', () => {
  it('only fills dataLayer and sends nothing until the visitor chooses', () => {
    const it = scene(null);
    it.pageView('/', 'Rodar', true);
    it.pageView('/simulador', 'Simular');
    expect(it.page.dataLayer).toHaveLength(2);
    expect(it.sent()).toEqual([]);
    expect(it.opened()).toBe(0);
  });

  it('sends the waiting events once the visitor accepts, and each later view', () => {
    const it = scene(null);
    it.pageView('/?utm_campaign=primavera', 'Rodar', true);
    it.choose(ALL);
    it.pageView('/simulador', 'Simular');
    expect(it.sent()).toEqual([
      'page_view /',
      'campaign_visit /',
      'page_view /simulador',
    ]);
    expect(it.opened()).toBe(1);
  });

  it('drops the waiting events when the visitor rejects, even if they accept later', () => {
    const it = scene(null);
    it.pageView('/', 'Rodar', true);
    it.choose(NONE);
    it.pageView('/simulador', 'Simular');
    expect(it.sent()).toEqual([]);
    expect(it.opened()).toBe(0);
    it.choose(ALL);
    expect(it.sent()).toEqual([]);
    it.pageView('/institucional/duvidas', 'Dúvidas');
    expect(it.sent()).toEqual(['page_view /institucional/duvidas']);
  });

  it('stops at once when the consent is withdrawn', () => {
    const it = scene(ALL);
    it.pageView('/', 'Rodar', true);
    it.choose(NONE);
    it.pageView('/simulador', 'Simular');
    expect(it.sent()).toEqual(['page_view /']);
  });

  it.each([
    [{ measurement: true, marketing: false }, ['page_view /']],
    [{ measurement: false, marketing: true }, ['campaign_visit /']],
  ])('sends each event only with the consent that it needs: %j', (choice, expected) => {
    const it = scene(choice);
    it.pageView('/?utm_source=rede', 'Rodar', true);
    expect(it.sent()).toEqual(expected);
  });

  it('counts the first view of a document once, whether the boot script or the app reports it first', () => {
    const it = scene(ALL);
    it.pageView('/', 'Rodar', true);
    it.pageView('/', 'Rodar', true);
    expect(it.sent()).toEqual(['page_view /']);
  });
});

describe('an event', () => {
  it('holds no query but the utm values, no id, no token and no e-mail', () => {
    expect(
      eventsOf(
        '/area-logada/propostas/0b9c1d2e-aaaa?cep=01310100&utm_source=rede&utm_term=ana@exemplo.test&utm_id=7',
      ),
    ).toEqual([
      { event: 'page_view', page_path: '/area-logada/propostas/:id' },
      {
        event: 'campaign_visit',
        page_path: '/area-logada/propostas/:id',
        utm_source: 'rede',
      },
    ]);
  });

  it('is posted by a beacon as text', () => {
    const sendBeacon = jest.fn().mockReturnValue(true);
    beaconPort({ sendBeacon }, 'https://medicao.test/eventos').send({
      event: 'page_view',
      page_path: '/',
    });
    expect(sendBeacon).toHaveBeenCalledWith(
      'https://medicao.test/eventos',
      '{"event":"page_view","page_path":"/"}',
    );
  });
});

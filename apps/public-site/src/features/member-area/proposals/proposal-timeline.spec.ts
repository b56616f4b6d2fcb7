import { type ProposalEvent } from '@site/api-contract';
import { PROPOSAL_STATES, type ProposalState } from '@site/api-contract/sales';
import { eventName } from './proposal.copy';
import {
  reasonOf,
  remediesOf,
  timelineOf,
  type TimelineSource,
} from './proposal-timeline';

const event = (
  to: ProposalState,
  day: number,
  reason: string | null = null,
): ProposalEvent => ({
  from: null,
  to,
  at: `2026-11-${day}T12:00:00.000Z`,
  by: 'consultor',
  reason,
});
const source = (
  state: ProposalState,
  history: ProposalEvent[] = [],
  changes: Partial<TimelineSource> = {},
): TimelineSource => ({
  state,
  history,
  createdAt: '2026-11-17T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  paymentMethod: 'pix',
  deliveryDate: '2027-01-26',
  ...changes,
});
const TODAY = '2026-12-01';
const seen = (from: TimelineSource) =>
  timelineOf(from, TODAY).map(({ name, progress, note }) => [name, progress, note]);

describe('the road of a proposal', () => {
  it('shows where it stands, what happened when and what to expect', () => {
    expect(
      seen(source('em_analise', [event('enviada', 17), event('em_analise', 18)])),
    ).toEqual([
      ['Enviada', 'done', '17/11/2026'],
      ['Em análise', 'current', '18/11/2026'],
      ['Aprovada', 'ahead', null],
      ['Contrato', 'ahead', null],
      ['Primeira parcela', 'ahead', 'por Pix'],
      ['Entrega', 'ahead', 'até 26/01/2027, se você assinar hoje'],
    ]);
  });

  it('promises the day of delivery without a condition once it was signed', () => {
    expect(seen(source('contrato_assinado')).at(-1)).toEqual([
      'Entrega',
      'ahead',
      'até 26/01/2027',
    ]);
  });

  it('names day and hour of the keys, not the day on which they were chosen', () => {
    const deliverySlot = { day: '2026-12-02', time: '10:00' };
    const chosen = source('entrega_agendada', [event('entrega_agendada', 24)]);
    expect(seen({ ...chosen, deliverySlot }).at(-1)).toEqual([
      'Entrega',
      'current',
      '02/12/2026, às 10:00',
    ]);
  });

  it('promises the day of delivery again while no day of the keys is chosen any more', () => {
    const lost = {
      ...event('pagamento_confirmado', 25),
      from: 'entrega_agendada',
    } as const;
    const moved = source('pagamento_confirmado', [
      event('pagamento_confirmado', 22),
      event('entrega_agendada', 24),
      lost,
    ]);
    expect(seen(moved).slice(-2)).toEqual([
      ['Primeira parcela', 'current', '22/11/2026'],
      ['Entrega', 'ahead', 'até 26/01/2027'],
    ]);
    expect(eventName(lost)[0]).toBe('Entrega desmarcada');
  });

  it('says in the past that a day of the keys has passed', () => {
    const deliverySlot = { day: '2026-11-30', time: '10:00' };
    const chosen = source('entrega_agendada', [event('entrega_agendada', 24)]);
    expect(seen({ ...chosen, deliverySlot }).at(-1)).toEqual([
      'Entrega',
      'current',
      'estava marcada para 30/11/2026, às 10:00',
    ]);
    expect(
      seen({ ...chosen, deliverySlot: { day: TODAY, time: '10:00' } }).at(-1)?.[2],
    ).toBe('01/12/2026, às 10:00');
  });

  it('puts documents after the analysis while they are awaited', () => {
    expect(
      seen(
        source('documentos_pendentes', [
          event('enviada', 17),
          event('em_analise', 18),
          event('documentos_pendentes', 19),
        ]),
      ).slice(0, 4),
    ).toEqual([
      ['Enviada', 'done', '17/11/2026'],
      ['Em análise', 'done', '18/11/2026'],
      ['Documentos', 'current', '19/11/2026'],
      ['Aprovada', 'ahead', null],
    ]);
  });

  it('puts documents before the analysis once they were sent', () => {
    const history = [
      event('enviada', 17),
      event('em_analise', 18),
      event('documentos_pendentes', 19),
      event('em_analise', 20),
    ];
    expect(seen(source('em_analise', history)).slice(0, 3)).toEqual([
      ['Enviada', 'done', '17/11/2026'],
      ['Documentos', 'done', '19/11/2026'],
      ['Em análise', 'current', '20/11/2026'],
    ]);
  });

  it.each([
    ['reprovada', 'Não aprovada'],
    ['cancelada', 'Cancelada'],
    ['expirada', 'Expirada'],
  ] as const)('ends at %s', (state, name) => {
    const timeline = timelineOf(
      source(state, [event('enviada', 17), event('em_analise', 18), event(state, 19)]),
      TODAY,
    );
    expect(timeline.map((step) => step.name)).toEqual(['Enviada', 'Em análise', name]);
    expect(timeline.at(-1)).toMatchObject({
      progress: 'current',
      ended: true,
      note: '19/11/2026',
    });
  });

  it('is all done once the car has arrived', () => {
    expect(
      timelineOf(source('ativa'), TODAY).every(({ progress }) => progress === 'done'),
    ).toBe(true);
  });

  it('does with the row of the list until the history arrives', () => {
    const { history: _none, ...row } = source('aprovada');
    expect(seen(row).slice(0, 3)).toEqual([
      ['Enviada', 'done', '17/11/2026'],
      ['Em análise', 'done', null],
      ['Aprovada', 'current', '20/11/2026'],
    ]);
  });

  it.each(PROPOSAL_STATES)('has a step for %s or is past it', (state) => {
    const timeline = timelineOf(source(state), TODAY);
    expect(timeline.filter(({ progress }) => progress === 'current')).toHaveLength(
      ['ativa', 'encerrada'].includes(state) ? 0 : 1,
    );
  });
});

describe('the reason', () => {
  it('is the newest one written for the present state', () => {
    const history = [
      event('documentos_pendentes', 18, 'A foto ficou escura.'),
      event('em_analise', 19),
      event('documentos_pendentes', 20, 'Falta o verso.'),
    ];
    expect(reasonOf({ state: 'documentos_pendentes', history })).toBe('Falta o verso.');
    expect(reasonOf({ state: 'em_analise', history })).toBeNull();
  });

  it('is the sentences of the catalogue, then what somebody wrote beside them', () => {
    const refused = {
      ...event('reprovada', 20, 'Com o Lira, caberia.'),
      reasons: [{ code: 'a', sentence: 'Passa de 30%.', remedy: 'Um plano menor.' }],
    };
    const source = { state: 'reprovada' as const, history: [refused] };
    expect(reasonOf(source)).toBe('Passa de 30%. Com o Lira, caberia.');
    expect(remediesOf(source)).toEqual(['Um plano menor.']);
  });

  it('is not what the customer wrote', () => {
    const cancelled = { ...event('cancelada', 20, 'Mudei de cidade.'), by: 'cliente' };
    expect(reasonOf({ state: 'cancelada', history: [cancelled] })).toBeNull();
  });

  it('tells what would change the answer of a refusal alone', () => {
    const asked = {
      ...event('documentos_pendentes', 20),
      reasons: [{ code: 'a', sentence: 'Ficou escura.', remedy: 'Outra foto.' }],
    };
    expect(remediesOf({ state: 'documentos_pendentes', history: [asked] })).toEqual([]);
  });
});

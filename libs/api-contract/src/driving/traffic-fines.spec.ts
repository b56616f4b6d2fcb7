import {
  fineAmountQuestion,
  fineAmountsOf,
  fineAmountWithComma,
} from './fines/fine-amounts';
import {
  canMoveFine,
  canNameDriver,
  daysToAnswer,
  fineKey,
  fineProblems,
  isAnswerOver,
  isFineOpen,
  TRAFFIC_FINE_STATES,
  TRAFFIC_FINE_TRANSITIONS,
  type TrafficFineActor,
  type TrafficFineState,
} from './traffic-fines';

describe('the states of a traffic fine', () => {
  it('are all reached from the first one, and end in cancelada alone', () => {
    const seen = new Set<TrafficFineState>(['sem_notificacao']);
    for (const state of seen)
      for (const { to } of TRAFFIC_FINE_TRANSITIONS[state]) seen.add(to);
    expect([...seen].sort()).toEqual([...TRAFFIC_FINE_STATES].sort());
    expect(
      TRAFFIC_FINE_STATES.filter((state) => TRAFFIC_FINE_TRANSITIONS[state].length === 0),
    ).toEqual(['cancelada']);
  });

  it.each<[TrafficFineState, TrafficFineState, TrafficFineActor, boolean]>([
    ['sem_notificacao', 'condutor_indicado', 'customer', false],
    ['aguardando_condutor', 'condutor_indicado', 'customer', true],
    ['aguardando_condutor', 'condutor_indicado', 'consultant', false],
    ['aguardando_condutor', 'titular_informado', 'system', true],
    ['aguardando_condutor', 'cobrada', 'consultant', false],
    ['condutor_indicado', 'titular_informado', 'system', false],
    ['condutor_indicado', 'cobrada', 'consultant', true],
    ['titular_informado', 'condutor_indicado', 'customer', false],
    ['titular_informado', 'cobrada', 'consultant', true],
    ['cobrada', 'cancelada', 'consultant', true],
    ['cobrada', 'cancelada', 'customer', false],
  ])('%s to %s by %s: %s', (from, to, by, allowed) => {
    expect(canMoveFine(from, to, by)).toBe(allowed);
  });

  it('ask for work until the amount is passed on or the fine is cancelled', () => {
    expect(TRAFFIC_FINE_STATES.filter((state) => !isFineOpen(state))).toEqual([
      'cobrada',
      'cancelada',
    ]);
  });
});

describe('the last day to name the driver', () => {
  const fine = { state: 'aguardando_condutor' as const, answerUntil: '2026-12-10' };

  it.each([
    ['2026-12-09', true, false, 1],
    ['2026-12-10', true, false, 0],
    ['2026-12-11', false, true, -1],
  ])('seen on %s', (today, canName, isOver, left) => {
    expect(canNameDriver(fine, today)).toEqual(canName);
    expect(isAnswerOver(fine, today)).toEqual(isOver);
    expect(daysToAnswer(fine.answerUntil, today)).toEqual(left);
  });

  it('reports no holder where somebody was named', () => {
    expect(isAnswerOver({ ...fine, state: 'condutor_indicado' }, '2026-12-11')).toBe(
      false,
    );
  });

  it.each([
    ['2026-11-22', 1],
    ['2026-11-23', 0],
    ['2027-05-22', 0],
    ['2027-05-23', 1],
  ])('%s has %i problems on 23/11/2026', (answerUntil, count) => {
    const infractionAt = new Date('2026-11-03T11:15:00Z');
    const now = new Date('2026-11-23T15:00:00Z');
    expect(fineProblems({ infractionAt, answerUntil }, now)).toHaveLength(count);
  });
});

it.each([
  ['T123456-7', 't 123.4567'],
  ['Detran/PR', 'DETRAN PR'],
  ['Prefeitura de Curitiba', 'PREFEITURA DE CURITIBA'],
  ['São Paulo', 'SAO PAULO'],
])('%s is %s for the register', (one, other) => {
  expect(fineKey(one)).toBe(fineKey(other));
});

describe('the amount of a fine', () => {
  it.each([
    [7, [293.47, 586.94, 880.41, 1467.35, 2934.7, 5869.4, 17_608.2]],
    [5, [195.23]],
    [4, [130.16]],
    [3, [88.38]],
    [0, []],
    ['', []],
  ])('is by the law for %s points one of %j', (points, amounts) =>
    expect(fineAmountsOf(points)).toEqual(amounts),
  );

  it.each([
    [5, 195.23, null],
    [5, 19_523, 'Grave custa R$ 195,23 pela tabela. O valor é mesmo R$ 19.523,00?'],
    [5, 130.16, 'Grave custa R$ 195,23 pela tabela. O valor é mesmo R$ 130,16?'],
    [7, 880.41, null],
    [7, 88_041, 'Gravíssima custa R$ 880,41 pela tabela. O valor é mesmo R$ 88.041,00?'],
    [
      7,
      300,
      'Gravíssima custa R$ 293,47 pela tabela, ou um múltiplo. O valor é mesmo R$ 300,00?',
    ],
    [0, 390.46, null],
    [0, 13_016, 'A tabela tem R$ 130,16. O valor é mesmo R$ 13.016,00?'],
    ['', 19_523, null],
  ])('of %s points and R$ %d asks: %s', (points, reais, question) =>
    expect(fineAmountQuestion(points, reais)?.replaceAll('\u00a0', ' ') ?? null).toBe(
      question,
    ),
  );

  it.each([
    [5, 19_523, 195.23],
    [5, 195.23, null],
    [5, 300, null],
    [0, 29_347, 293.47],
  ])('of %s points and R$ %d lost its comma: %s', (points, reais, meant) =>
    expect(fineAmountWithComma(points, reais)).toBe(meant),
  );
});

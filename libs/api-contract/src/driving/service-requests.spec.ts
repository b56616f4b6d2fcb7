import { SERVICE_STATES } from '../contracts/service-kinds';
import { canMoveService, SERVICE_TRANSITIONS, serviceProblems } from './service-requests';

describe('states of a service request', () => {
  it('are all reached from the first one', () => {
    const reached = new Set<string>(['aberta']);
    for (const from of SERVICE_STATES)
      for (const { to } of SERVICE_TRANSITIONS[from]) reached.add(to);
    expect([...reached].sort()).toEqual([...SERVICE_STATES].sort());
  });

  it.each([
    ['aberta', 'em_atendimento', 'consultant', true],
    ['aberta', 'em_atendimento', 'customer', false],
    ['aberta', 'resolvida', 'consultant', false],
    ['em_atendimento', 'aguardando_cliente', 'consultant', true],
    ['aguardando_cliente', 'em_atendimento', 'customer', true],
    ['aguardando_cliente', 'resolvida', 'customer', false],
    ['resolvida', 'em_atendimento', 'consultant', true],
    ['resolvida', 'em_atendimento', 'customer', false],
    ['resolvida', 'aguardando_cliente', 'consultant', false],
  ] as const)('%s to %s by the %s: %s', (from, to, actor, allowed) => {
    expect(canMoveService(from, to, actor)).toBe(allowed);
  });
});

describe('what a kind asks for', () => {
  const named = (form: Parameters<typeof serviceProblems>[0]) =>
    serviceProblems(form).map(({ path }) => path[0]);

  it.each([
    [{ kind: 'revisao' }, ['km']],
    [{ kind: 'revisao', km: 0 }, []],
    [{ kind: 'sinistro' }, ['happenedOn', 'place', 'anyoneHurt']],
    [
      {
        kind: 'sinistro',
        happenedOn: '2026-11-20',
        place: 'Rua XV',
        anyoneHurt: 'nao',
      },
      [],
    ],
    [{ kind: 'roubo-ou-perda-total' }, ['happenedOn', 'place']],
    [{ kind: 'pneu' }, []],
    [{ kind: 'outro' }, []],
  ])('%j lacks %j', (form, fields) => {
    expect(named(form)).toEqual(fields);
  });
});

import {
  canMoveLead,
  isLeadClosed,
  LEAD_STATES,
  LEAD_TRANSITIONS,
  type LeadState,
  leadWorkProblems,
} from './lead-states';

describe('states of a lead', () => {
  it('are all reached from the first, which nobody goes back to', () => {
    const reached = new Set<LeadState>(['novo']);
    for (const from of LEAD_STATES)
      for (const to of LEAD_TRANSITIONS[from]) reached.add(to);
    expect([...reached].sort()).toEqual([...LEAD_STATES].sort());
    for (const from of LEAD_STATES) expect(LEAD_TRANSITIONS[from]).not.toContain('novo');
  });

  it.each([
    ['novo', 'em_contato', true],
    ['novo', 'sem_interesse', true],
    ['em_contato', 'sem_resposta', true],
    ['sem_resposta', 'em_contato', true],
    ['em_contato', 'em_contato', true],
    ['em_contato', 'novo', false],
    ['virou_proposta', 'em_contato', true],
    ['virou_proposta', 'sem_interesse', false],
    ['sem_interesse', 'em_contato', true],
    ['sem_interesse', 'virou_proposta', false],
  ] as const)('%s to %s: %s', (from, to, allowed) => {
    expect(canMoveLead(from, to)).toBe(allowed);
  });

  it('are over where nobody has to do anything', () => {
    expect(LEAD_STATES.filter(isLeadClosed)).toEqual(['virou_proposta', 'sem_interesse']);
  });
});

describe('what one act asks for', () => {
  it.each([
    [{ status: 'em_contato' }, []],
    [{ status: 'em_contato', nextDay: '2026-11-24', nextTime: '14:30' }, []],
    [{ status: 'em_contato', nextTime: '14:30' }, ['nextDay']],
    [{ status: 'sem_interesse' }, ['reason']],
    [{ status: 'sem_interesse', reason: 'preco' }, []],
    [{ status: 'sem_interesse', reason: 'outro' }, ['note']],
    [{ status: 'sem_interesse', reason: 'outro', note: 'Vai mudar de país.' }, []],
    [{ status: 'virou_proposta', nextDay: '2026-11-24' }, ['nextDay']],
  ])('%j lacks %j', (form, fields) => {
    expect(leadWorkProblems(form).map(({ path }) => path[0])).toEqual(fields);
  });
});

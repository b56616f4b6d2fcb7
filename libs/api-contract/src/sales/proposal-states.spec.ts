import fc from 'fast-check';
import {
  canMove,
  EXPIRING_STATES,
  isContract,
  isDelivered,
  isDropped,
  isOpen,
  isOver,
  PROPOSAL_ACTORS,
  PROPOSAL_STATES,
  PROPOSAL_TRANSITIONS,
  type ProposalActor,
  type ProposalState,
  STATE_LABELS,
  waitsForCustomer,
} from './proposal-states';

describe('the states of a proposal', () => {
  it('can all be reached from rascunho', () => {
    const seen = new Set<ProposalState>(['rascunho']);
    for (const state of seen)
      for (const { to } of PROPOSAL_TRANSITIONS[state]) seen.add(to);
    expect([...seen].toSorted()).toEqual(PROPOSAL_STATES.toSorted());
  });

  it('all have a Portuguese label', () => {
    for (const state of PROPOSAL_STATES) expect(STATE_LABELS[state].label).not.toBe('');
  });

  it.each<[ProposalState, ProposalState, ProposalActor]>([
    ['rascunho', 'enviada', 'customer'],
    ['enviada', 'em_analise', 'system'],
    ['em_analise', 'documentos_pendentes', 'consultant'],
    ['documentos_pendentes', 'em_analise', 'customer'],
    ['em_analise', 'aprovada', 'consultant'],
    ['em_analise', 'reprovada', 'consultant'],
    ['aprovada', 'contrato_assinado', 'customer'],
    ['contrato_assinado', 'pagamento_confirmado', 'system'],
    ['pagamento_confirmado', 'entrega_agendada', 'customer'],
    ['entrega_agendada', 'ativa', 'dealership'],
    ['entrega_agendada', 'pagamento_confirmado', 'customer'],
    ['entrega_agendada', 'ativa', 'consultant'],
    ['ativa', 'encerrada', 'dealership'],
    ['ativa', 'encerrada', 'consultant'],
    ['ativa', 'encerrada', 'system'],
    ['reprovada', 'em_analise', 'customer'],
    ['contrato_assinado', 'cancelada', 'consultant'],
  ])('go from %s to %s by the %s', (from, to, by) => {
    expect(canMove(from, to, by)).toBe(true);
  });

  it.each<[ProposalState, ProposalState, ProposalActor]>([
    ['em_analise', 'aprovada', 'customer'],
    ['em_analise', 'aprovada', 'system'],
    ['aprovada', 'reprovada', 'consultant'],
    ['reprovada', 'aprovada', 'consultant'],
    ['enviada', 'aprovada', 'consultant'],
    ['rascunho', 'aprovada', 'consultant'],
    ['aprovada', 'contrato_assinado', 'consultant'],
    ['encerrada', 'ativa', 'system'],
    ['entrega_agendada', 'ativa', 'customer'],
    ['pagamento_confirmado', 'cancelada', 'consultant'],
    ['reprovada', 'em_analise', 'consultant'],
    ['ativa', 'encerrada', 'customer'],
  ])('do not go from %s to %s by the %s', (from, to, by) => {
    expect(canMove(from, to, by)).toBe(false);
  });

  it('can be cancelled by their customer from the sending to the car in use', () => {
    const withdrawable = PROPOSAL_STATES.filter((state) =>
      canMove(state, 'cancelada', 'customer'),
    );
    expect(withdrawable).toEqual([
      'enviada',
      'em_analise',
      'documentos_pendentes',
      'aprovada',
      'contrato_assinado',
      'pagamento_confirmado',
      'entrega_agendada',
      'ativa',
    ]);
  });

  it('expire from rascunho, documentos_pendentes and aprovada only', () => {
    const idle = PROPOSAL_STATES.filter((state) => canMove(state, 'expirada', 'system'));
    expect(idle).toEqual(['rascunho', 'documentos_pendentes', 'aprovada']);
    expect(idle).toEqual(['rascunho', ...EXPIRING_STATES]);
  });

  it('end in encerrada, cancelada or expirada, where nobody can move them', () => {
    const ends = PROPOSAL_STATES.filter(
      (state) => PROPOSAL_TRANSITIONS[state].length === 0,
    );
    expect(ends).toEqual(['encerrada', 'cancelada', 'expirada']);
  });

  it('never stay where they are by a move', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PROPOSAL_STATES),
        fc.constantFrom(...PROPOSAL_ACTORS),
        (state, by) => {
          expect(canMove(state, state, by)).toBe(false);
        },
      ),
    );
  });
});

describe('what a state means', () => {
  const where = (holds: (state: ProposalState) => boolean) =>
    PROPOSAL_STATES.filter(holds);

  it('a proposal is over where no transition leads out, and where only a review does', () => {
    expect(where(isOver)).toEqual(['reprovada', 'encerrada', 'cancelada', 'expirada']);
    expect(where(isOver)).toEqual(
      where(
        (state) =>
          PROPOSAL_TRANSITIONS[state].every(({ to }) => to === 'em_analise') &&
          state !== 'enviada',
      ),
    );
  });

  it('a proposal is open until it is over or the car is there', () => {
    expect(where(isOpen)).toEqual([
      'rascunho',
      'enviada',
      'em_analise',
      'documentos_pendentes',
      'aprovada',
      'contrato_assinado',
      'pagamento_confirmado',
      'entrega_agendada',
    ]);
  });

  it('a proposal waits for its customer until the first payment, not for the day of a car that has not come', () => {
    expect(where(waitsForCustomer)).toEqual([
      'documentos_pendentes',
      'aprovada',
      'contrato_assinado',
    ]);
  });

  it('a contract binds from its signature until it is over', () => {
    expect(where(isContract)).toEqual([
      'contrato_assinado',
      'pagamento_confirmado',
      'entrega_agendada',
      'ativa',
    ]);
  });

  it('a car was delivered where the contract runs or has run', () => {
    expect(where(isDelivered)).toEqual(['ativa', 'encerrada']);
  });

  it('a proposal is dropped where it is over before its end', () => {
    expect(where(isDropped)).toEqual(['reprovada', 'cancelada', 'expirada']);
  });
});

import { COUNT_LIMIT } from '@site/api-contract/brazil';
import { type ProposalState } from '@site/api-contract/sales';
import { DUE_PROPOSALS_PATH } from '@site/api-contract/site-paths';
import { ageOf } from './proposal-age';
import { figuresFrom } from './proposal-figures';
import { filtersFrom } from './proposal-filters';

describe('filters of the address', () => {
  it.each([
    ['', {}],
    ['busca=%20%20Ana%20', { search: 'Ana' }],
    ['busca=%20', {}],
    [
      'estado=em_analise&origem=link-da-loja&dias=90',
      { state: 'em_analise', origin: 'link-da-loja', days: '90' },
    ],
    ['estado=inventado&origem=balcao&dias=8', {}],
    [
      'dias=datas&de=2026-11-01&ate=2026-11-20&ordem=antigas',
      { from: '2026-11-01', to: '2026-11-20', order: 'oldest' },
    ],
    ['passo=hoje', { next: 'due' }],
    ['passo=com', { next: 'any' }],
    ['de=2026-02-30&ate=ontem&ordem=toString', {}],
  ])('%s asks for %j', (address, filters) =>
    expect(filtersFrom(new URLSearchParams(address))).toEqual(filters),
  );

  it('of due steps are the same as in the links of home and mails', () => {
    const [, address] = DUE_PROPOSALS_PATH.split('?');
    expect(filtersFrom(new URLSearchParams(address))).toEqual({ next: 'due' });
  });

  it('a search is cut at 120 characters, the longest that the API takes', () => {
    expect(
      filtersFrom(new URLSearchParams({ busca: 'a'.repeat(200) })).search,
    ).toHaveLength(120);
  });
});

describe('the age of a proposal', () => {
  const now = new Date('2026-11-21T15:00:00.000Z');
  it.each<[string, ProposalState, number, boolean]>([
    ['2026-11-21T12:00:00.000Z', 'em_analise', 0, false],
    // 02:30 UTC is still the previous day in São Paulo
    ['2026-11-21T02:30:00.000Z', 'em_analise', 1, false],
    // The eighth day begins at midnight, whatever the hour at which it was made
    ['2026-11-14T03:00:00.000Z', 'em_analise', 7, false],
    ['2026-11-14T02:59:59.000Z', 'em_analise', 8, true],
    ['2026-11-12T12:00:00.000Z', 'documentos_pendentes', 9, true],
    ['2026-10-11T12:00:00.000Z', 'reprovada', 41, false],
    ['2026-08-25T12:00:00.000Z', 'ativa', 88, false],
  ])('made at %s and now %s is %i days, late: %s', (createdAt, state, days, late) =>
    expect(ageOf({ createdAt, state }, now)).toEqual({ days, late }),
  );
});

describe('the numbers above the list', () => {
  it('count open, waiting, old and contracts; what ended is not open, and what is paid does not wait for the customer', () => {
    const all = {
      em_analise: 2,
      documentos_pendentes: 1,
      aprovada: 2,
      contrato_assinado: 1,
      pagamento_confirmado: 1,
      entrega_agendada: 1,
      ativa: 4,
      reprovada: 3,
      expirada: 1,
    };
    expect(figuresFrom(all, { em_analise: 1, aprovada: 1, ativa: 2 }, {})).toEqual({
      total: 16,
      open: 8,
      waiting: 4,
      old: 6,
      oldWaiting: 3,
      toAsk: 3,
      contracts: 7,
      active: 4,
    });
  });
  it('leave out the number of old ones when more are open than the API counts', () => {
    const all = { em_analise: COUNT_LIMIT + 1 };
    expect(figuresFrom(all, { em_analise: 2 }, {}).old).toBeNull();
  });
  it('are never below zero, even when both answers are from different moments', () => {
    expect(figuresFrom({ em_analise: 1 }, { em_analise: 2 }, {}).old).toBe(0);
  });
});

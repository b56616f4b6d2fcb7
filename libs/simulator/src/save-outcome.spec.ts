import { type ApiFailure } from '@site/api-client';
import { saveOutcome } from './save-outcome';

const refusal = (changes: Partial<ApiFailure>): ApiFailure => ({
  kind: 'refusal',
  status: 409,
  path: 'simulations/1/baskets',
  external: false,
  quiet: true,
  message: 'Escolha outro prazo.',
  isServersMessage: true,
  traceId: '',
  fields: [],
  notifications: [],
  ...changes,
});
const refused = (changes: Partial<ApiFailure>) =>
  saveOutcome(Promise.reject(refusal(changes) as unknown as Error));

describe('what became of a choice that was to be stored', () => {
  it('is what was stored', async () => {
    expect(await saveOutcome(Promise.resolve('RD-1'))).toEqual({
      kind: 'saved',
      saved: 'RD-1',
    });
  });

  it('says that somebody was faster, and which revision there is now', async () => {
    expect(
      await refused({
        reason: 'basket-changed',
        notifications: [{ key: 'Revision', message: '3' }],
      }),
    ).toEqual({ kind: 'newer', revision: 3, message: 'Escolha outro prazo.' });
  });

  it('says that the price which was read is not in force', async () => {
    expect(
      await refused({
        reason: 'price-table-changed',
        notifications: [{ key: 'PriceTable', message: 'Tabela 2026-12' }],
      }),
    ).toEqual({ kind: 'other-price', message: 'Escolha outro prazo.' });
  });

  it('says which part of the choice the server refuses', async () => {
    expect(
      await refused({
        status: 400,
        notifications: [{ key: 'Term', message: 'Não há.' }],
      }),
    ).toEqual({
      kind: 'failed',
      refused: { Term: 'Não há.' },
      message: 'Escolha outro prazo.',
    });
  });

  it('has no sentence where a popup shows it', async () => {
    expect(await refused({ quiet: false })).toEqual({
      kind: 'failed',
      refused: {},
      message: '',
    });
  });

  it('has no sentence of the server where there was no server', async () => {
    expect(
      await refused({ kind: 'network', status: 0, isServersMessage: false }),
    ).toEqual({
      kind: 'failed',
      refused: {},
      message: '',
    });
  });
});

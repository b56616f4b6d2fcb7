import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type DemoBankRecords,
  offerDemoBankRecords,
  takeDemoBankRecords,
  writeDemoBankRecords,
} from './demo-bank-records';

const BOOK: DemoBankRecords = {
  charges: [],
  payments: [{ id: 'pay_1', chargeId: 'chg_1', centavos: 100, paidAt: '2026-11-10' }],
  recurrences: [],
};
const folder = () => mkdtempSync(join(tmpdir(), 'bank-book-'));

const takenFrom = (at: string): DemoBankRecords[] => {
  const taken: DemoBankRecords[] = [];
  takeDemoBankRecords(at, (book) => taken.push(book));
  return taken;
};

it('a past is taken once, and leaves nothing behind', () => {
  const at = folder();
  writeDemoBankRecords(at, 'ana', BOOK);
  offerDemoBankRecords(at, 'ana');
  expect(takenFrom(at)).toEqual([BOOK]);
  expect(takenFrom(at)).toEqual([]);
  expect(readdirSync(at)).toEqual([]);
});

it('a past that may yet be rolled back is not taken', () => {
  const at = folder();
  writeDemoBankRecords(at, 'ana', BOOK);
  expect(takenFrom(at)).toEqual([]);
  offerDemoBankRecords(at, 'bia');
  expect(takenFrom(at)).toEqual([]);
  offerDemoBankRecords(at, 'ana');
  expect(takenFrom(at)).toEqual([BOOK]);
});

it('of two pasts neither replaces the other', () => {
  const at = folder();
  for (const name of ['ana', 'bia']) {
    writeDemoBankRecords(at, name, BOOK);
    offerDemoBankRecords(at, name);
  }
  expect(takenFrom(at)).toHaveLength(2);
});

it('a past that could not be kept waits for the next try', () => {
  const at = folder();
  writeDemoBankRecords(at, 'ana', BOOK);
  offerDemoBankRecords(at, 'ana');
  const fail = () => {
    throw new Error('disk full');
  };
  expect(() => takeDemoBankRecords(at, fail)).toThrow('disk full');
  expect(takenFrom(at)).toEqual([BOOK]);
});

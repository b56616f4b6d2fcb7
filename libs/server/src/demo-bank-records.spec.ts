import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
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
let at: string;
beforeEach(() => void (at = mkdtempSync(join(tmpdir(), 'bank-book-'))));
afterEach(() => rmSync(at, { recursive: true }));

const takeAll = (): DemoBankRecords[] => {
  const taken: DemoBankRecords[] = [];
  takeDemoBankRecords(at, (book) => taken.push(book));
  return taken;
};

it('a past is taken once, and leaves nothing behind', () => {
  writeDemoBankRecords(at, 'ana', BOOK);
  offerDemoBankRecords(at, 'ana');
  expect(takeAll()).toEqual([BOOK]);
  expect(takeAll()).toEqual([]);
  expect(readdirSync(at)).toEqual([]);
});

it('a past that may yet be rolled back is not taken', () => {
  writeDemoBankRecords(at, 'ana', BOOK);
  expect(takeAll()).toEqual([]);
  offerDemoBankRecords(at, 'bia');
  expect(takeAll()).toEqual([]);
  offerDemoBankRecords(at, 'ana');
  expect(takeAll()).toEqual([BOOK]);
});

it('of two pasts neither replaces the other', () => {
  for (const name of ['ana', 'bia']) {
    writeDemoBankRecords(at, name, BOOK);
    offerDemoBankRecords(at, name);
  }
  expect(takeAll()).toHaveLength(2);
});

it('a past that could not be kept waits for the next try', () => {
  writeDemoBankRecords(at, 'ana', BOOK);
  offerDemoBankRecords(at, 'ana');
  const fail = () => {
    throw new Error('disk full');
  };
  expect(() => takeDemoBankRecords(at, fail)).toThrow('disk full');
  expect(takeAll()).toEqual([BOOK]);
});

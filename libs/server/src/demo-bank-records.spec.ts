import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type DemoBankRecords,
  takeDemoBankRecords,
  writeDemoBankRecords,
} from './demo-bank-records';

const BOOK: DemoBankRecords = {
  charges: [],
  payments: [{ id: 'pay_1', chargeId: 'chg_1', centavos: 100, paidAt: '2026-11-10' }],
  recurrences: [],
};
const folder = () => mkdtempSync(join(tmpdir(), 'bank-book-'));

it('is taken once, and leaves nothing behind', () => {
  const at = folder();
  writeDemoBankRecords(at, BOOK);
  const taken: DemoBankRecords[] = [];
  expect(takeDemoBankRecords(at, (book) => taken.push(book))).toBe(true);
  expect(takeDemoBankRecords(at, (book) => taken.push(book))).toBe(false);
  expect(taken).toEqual([BOOK]);
  expect(readdirSync(at)).toEqual([]);
});

it('that could not be kept waits for the next try', () => {
  const at = folder();
  writeDemoBankRecords(at, BOOK);
  const fail = () => {
    throw new Error('disk full');
  };
  expect(() => takeDemoBankRecords(at, fail)).toThrow('disk full');
  expect(takeDemoBankRecords(at, () => undefined)).toBe(true);
});

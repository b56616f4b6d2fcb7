import * as z from 'zod/mini';
import { callsIn, oldestApi } from '../contract/oldest-api';
import { type WholeCall, wireContractOf } from '../contract/wire-contract';

const get = (path: string, data: z.ZodMiniType): WholeCall => ({
  ...{ method: 'GET', path, summary: '', data },
  ...{ status: 200, idempotent: false, quiet: false },
});
const lead = (data: z.ZodMiniType) => get('leads/:id', data);
const before = lead(z.object({ id: z.string() }));
const today = lead(z.object({ id: z.string(), place: z.number() }));
const bills = get('bills', z.object({ sum: z.number() }));
const oldest = (code: string) =>
  oldestApi({
    code,
    calls: [today, bills],
    last: wireContractOf([before, bills]),
    versions: { today: '1.4.0', before: '1.1.0' },
  });

describe('the oldest API that an app can live with', () => {
  it('is as old as before when what it calls was there already', () => {
    expect(oldest('x("GET","bills",{})')).toBe('1.1.0');
  });

  it('is that of today when the app counts on a field that is new', () => {
    expect(oldest('x("GET","bills",{});y(`GET`,`leads/:id`,{})')).toBe('1.4.0');
  });

  it('is as old as before when another app makes the call that changed', () => {
    expect(oldest('')).toBe('1.1.0');
  });
});

it.each([
  ['x("GET","leads/:id","A lead",{})', [today]],
  ['x(`GET`,\n  `leads/:id`)', [today]],
  ['x("POST","leads/:id")', []],
  ['"GET";"leads/:id"', []],
])('in the program %s the calls are found by method and path', (code, found) => {
  expect(callsIn(code, [today, bills])).toEqual(found);
});

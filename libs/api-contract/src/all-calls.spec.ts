import { calls, schemasOf } from './all-calls';
import { listPrices } from './catalog/calls/vehicles.calls';
import { call } from './wire/call';

it('every call has a method and path of its own', () => {
  const names = Object.values(calls).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
});

it('a copy of a call, as a page in development brings it, has the schemas of the call', () => {
  expect(schemasOf({ ...listPrices })).toBe(schemasOf(listPrices));
});

it('a call that the contract does not know is refused', () => {
  expect(() => schemasOf(call('GET', 'nothing', {}))).toThrow(
    'GET nothing is no call of the contract',
  );
});

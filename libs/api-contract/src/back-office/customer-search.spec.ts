import { customerSearchKind } from './customer-search';

it.each([
  ['529.982.247-25', 'document'],
  ['11222333000181', 'document'],
  ['ana@exemplo.test', 'email'],
  ['Ana', 'name'],
  ['Íris Sá', 'name'],
  ['3M do Brasil', 'name'],
  ['An', null],
  ['529.982.247-24', null],
  ['', null],
  ['%%%', null],
] as const)('%s is looked for by %s', (text, kind) => {
  expect(customerSearchKind(text)).toBe(kind);
});

import { maskDocument } from './mask-document';
import { proposalNumber } from './proposal-number';

it.each([
  ['52998224725', '•••.982.247-••'],
  ['DEM0PJ01000160', '••.M0P.J01/0001-••'],
  ['90021382000122', '••.021.382/0001-••'],
])('the document %s is shown to a dealer as %s', (document, shown) => {
  expect(maskDocument(document)).toBe(shown);
});

it.each([
  ['2026-11-23T15:00:00Z', 487, 'P-2611-0487'],
  ['2026-12-01T02:59:00Z', 1, 'P-2611-0001'],
  ['2026-12-01T03:00:00Z', 12_345, 'P-2612-12345'],
])(
  'the proposal of %s with running number %d is %s, by the month in São Paulo',
  (at, running, number) => {
    expect(proposalNumber(new Date(at), running)).toBe(number);
  },
);

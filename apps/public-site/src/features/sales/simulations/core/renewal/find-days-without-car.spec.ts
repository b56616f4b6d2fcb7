import { type ContractSummary, type DeliveryEstimate } from '@site/api-contract';
import { findDaysWithoutCar } from './find-days-without-car';

const booked = (day: string, bringBy: string | null = null) =>
  ({
    kind: 'fim',
    slot: { day, time: '09:00' },
    bringBy,
    isOverdue: false,
    isBack: false,
  }) satisfies ContractSummary['carReturn'];

const END = '2027-06-17'; // a Thursday
type Case = [
  what: string,
  contract: Pick<ContractSummary, 'endsOn' | 'carReturn'>,
  delivery: Pick<DeliveryEstimate, 'kind' | 'date'>,
  gap: ReturnType<typeof findDaysWithoutCar>,
];

it.each<Case>([
  [
    'a car that comes after the last day',
    { endsOn: END, carReturn: null },
    { kind: 'order', date: '2027-06-30' },
    { returnedOn: END, arrivesOn: '2027-06-30', why: 'end' },
  ],
  [
    'one that comes on it',
    { endsOn: END, carReturn: null },
    { kind: 'stock', date: END },
    null,
  ],
  [
    'one that comes on the business day after an end on a Saturday',
    { endsOn: '2027-06-19', carReturn: null },
    { kind: 'stock', date: '2027-06-21' },
    null,
  ],
  [
    'a return that is booked before the end',
    { endsOn: END, carReturn: booked('2027-06-10') },
    { kind: 'stock', date: '2027-06-15' },
    { returnedOn: '2027-06-10', arrivesOn: '2027-06-15', why: 'booked' },
  ],
  [
    'a car that we want back by a day',
    { endsOn: END, carReturn: { ...booked('2027-06-10', '2027-06-10'), slot: null } },
    { kind: 'stock', date: '2027-06-15' },
    { returnedOn: '2027-06-10', arrivesOn: '2027-06-15', why: 'demanded' },
  ],
  [
    'a car that has only a queue',
    { endsOn: END, carReturn: null },
    { kind: 'queue', date: '2027-12-01' },
    null,
  ],
  [
    'a contract whose car was not handed over',
    { endsOn: null, carReturn: null },
    { kind: 'order', date: '2027-06-30' },
    null,
  ],
])('the days without a car: %s', (_, contract, delivery, gap) => {
  expect(findDaysWithoutCar(contract, delivery)).toEqual(gap);
});

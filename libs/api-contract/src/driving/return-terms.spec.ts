import { addBusinessDays, addDays } from '../brazil';
import {
  DELIVERY_BUSINESS_DAYS,
  LONGEST_DELIVERY_DAYS,
} from '../pricing/delivery/delivery-days';
import { END_IN_SIGHT_DAYS } from './return-terms';

it('the end of a contract is told 100 days before it', () => {
  expect(END_IN_SIGHT_DAYS).toBe(100);
});

it('an ordered car comes within the longest delivery, whenever it is ordered', () => {
  for (let day = '2026-11-28'; day < '2030-01-01'; day = addDays(day, 1))
    expect([
      day,
      addBusinessDays(day, DELIVERY_BUSINESS_DAYS.order) <=
        addDays(day, LONGEST_DELIVERY_DAYS),
    ]).toEqual([day, true]);
});

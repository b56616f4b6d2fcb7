import { addDays, addMonths } from '@site/api-contract/brazil';
import {
  type MaintenanceFacts,
  nextMaintenance,
  USUAL_PLAN,
} from './next-maintenance.rules';

const HANDOVER = '2026-03-14';

/** A car of 1,000 km a month for 36 months, handed over with 8 km. */
const facts = (change: Partial<MaintenanceFacts> = {}): MaintenanceFacts => ({
  plan: USUAL_PLAN,
  monthlyKm: 1000,
  start: { onDay: HANDOVER, km: 8 },
  last: null,
  visits: [],
  lastDay: addDays(addMonths(HANDOVER, 36), -1),
  ...change,
});

describe('the next maintenance', () => {
  it('is the plan’s months after the handover, or at its km, whichever comes first', () => {
    expect(nextMaintenance(facts({ monthlyKm: 500 }), '2026-04-01')).toEqual({
      number: 1,
      dueOn: '2027-03-14',
      dueKm: 10_000,
      state: 'ahead',
    });
  });

  it('is expected at the km of the contract until 30 days show another pace', () => {
    const early = facts({ last: { onDay: '2026-04-12', km: 4008 } });
    expect(nextMaintenance(early, '2026-04-12')?.expectedOn).toBe('2026-10-12');
    const month = facts({ last: { onDay: '2026-04-13', km: 3008 } }); // 100 km a day
    expect(nextMaintenance(month, '2026-04-13')?.expectedOn).toBe('2026-06-22');
  });

  it('of an electric car follows the plan of its sheet', () => {
    const plan = { everyKm: 20_000, everyMonths: 24 };
    expect(nextMaintenance(facts({ plan }), '2026-04-01')).toMatchObject({
      dueOn: '2028-03-14',
      dueKm: 20_000,
    });
  });

  it('moves with each one that was done, from its day and its km', () => {
    const visits = [{ onDay: '2026-12-01', km: 9640 }];
    expect(nextMaintenance(facts({ visits }), '2026-12-02')).toMatchObject({
      number: 2,
      dueOn: '2027-12-01',
      dueKm: 19_640,
      state: 'ahead',
    });
  });

  it.each([
    ['2027-02-11', 'ahead'],
    ['2027-02-12', 'near'],
    ['2027-03-14', 'near'],
    ['2027-03-15', 'overdue'],
  ])('by date is on %s %s', (today, state) => {
    const last = { onDay: today, km: 3000 };
    expect(nextMaintenance(facts({ last }), today)?.state).toEqual(state);
  });

  it.each([
    [8999, 'ahead'],
    [9000, 'near'],
    [10_000, 'near'],
    [10_001, 'overdue'],
  ])('by a reading of %i km is %s', (km, state) => {
    const last = { onDay: '2026-09-14', km };
    expect(nextMaintenance(facts({ last }), '2026-09-14')?.state).toEqual(state);
  });

  it('is near by the pace alone, and overdue only by a reading', () => {
    const last = { onDay: '2026-06-22', km: 5008 }; // 50 km a day
    expect(nextMaintenance(facts({ last }), addDays(last.onDay, 79))?.state).toBe(
      'ahead',
    );
    expect(nextMaintenance(facts({ last }), addDays(last.onDay, 80))?.state).toBe('near');
    expect(nextMaintenance(facts({ last }), addDays(last.onDay, 150))?.state).toBe(
      'near',
    );
  });

  it('names no day of its km that has passed', () => {
    const next = nextMaintenance(facts(), '2027-01-12');
    expect(next).toMatchObject({ expectedOn: '2027-01-12', state: 'near' });
    expect(nextMaintenance(facts(), '2027-01-13')).not.toHaveProperty('expectedOn');
  });

  it('has no day of its km while the car stands still', () => {
    const last = { onDay: '2026-06-14', km: 8 };
    expect(nextMaintenance(facts({ last }), '2026-06-14')).toMatchObject({
      dueOn: '2027-03-14',
    });
    expect(nextMaintenance(facts({ last }), '2026-06-14')).not.toHaveProperty(
      'expectedOn',
    );
  });

  it('is none where the car is back before', () => {
    const lastDay = '2027-03-13';
    expect(nextMaintenance(facts({ lastDay, monthlyKm: 500 }), '2026-04-01')).toBeNull();
    expect(nextMaintenance(facts({ lastDay }), '2026-04-01')).toMatchObject({
      expectedOn: '2027-01-12',
    });
  });
});

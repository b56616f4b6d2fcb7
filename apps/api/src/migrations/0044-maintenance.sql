-- The plan of maintenance of a version: whichever of km and months comes first.
alter table technical_sheets
  add column maintenance_km integer not null default 10000,
  add column maintenance_months integer not null default 12,
  add constraint technical_sheets_maintenance_km
    check (maintenance_km between 1000 and 50000) not valid,
  add constraint technical_sheets_maintenance_months
    check (maintenance_months between 3 and 36) not valid;
-- An electric car has neither oil nor filters of an engine to change.
update technical_sheets set maintenance_km = 20000 where battery_kwh is not null;

-- Maintenance that was done on a car during its contract. Each moves the next one.
create table maintenance_visits (
  contract_id uuid not null references contracts (id) on delete cascade,
  done_on date not null,
  odometer_km integer not null check (odometer_km between 0 and 999999),
  -- This is null once the colleague's account is gone.
  noted_by uuid references users (id) on delete set null,
  noted_at timestamptz not null,
  primary key (contract_id, done_on)
);
create index maintenance_visits_noted_by on maintenance_visits (noted_by);

-- Maintenance that a customer was reminded of, or that is overdue, each once; the number is its
-- place in the contract.
create table maintenance_notices (
  contract_id uuid not null references contracts (id) on delete cascade,
  number smallint not null check (number > 0),
  step text not null check (step in ('near', 'overdue')),
  -- Day and km at which it is due.
  due_on date not null,
  due_km integer not null check (due_km > 0),
  noted_at timestamptz not null,
  primary key (contract_id, number, step)
);
create index maintenance_notices_overdue on maintenance_notices (noted_at)
  where step = 'overdue';

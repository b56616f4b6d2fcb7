-- What the customer read off the odometer: one reading a day, the last of the day counts.
-- The first of a contract is that of its handover.
create table odometer_readings (
  contract_id uuid not null references contracts (id) on delete cascade,
  on_day date not null,
  odometer_km integer not null check (odometer_km between 0 and 999999),
  read_at timestamptz not null,
  primary key (contract_id, on_day)
);

-- Readings of the odometer that count no more: a consultant struck them, or the customer took them
-- back, which has no reason.
create table struck_readings (
  id uuid primary key,
  contract_id uuid not null references contracts (id) on delete cascade,
  on_day date not null,
  odometer_km integer not null check (odometer_km between 0 and 999999),
  read_at timestamptz not null,
  at_workshop boolean not null,
  -- This is null once the account is gone.
  struck_by uuid references users (id) on delete set null,
  reason text check (length(reason) between 1 and 300),
  struck_at timestamptz not null
);
create index struck_readings_contract_id on struck_readings (contract_id);
create index struck_readings_struck_by on struck_readings (struck_by);

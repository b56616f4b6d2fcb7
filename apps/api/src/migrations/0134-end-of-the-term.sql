-- Contracts whose customer was told that the end of the term comes: once each.
create table end_notices (
  contract_id uuid primary key references contracts (id) on delete cascade,
  reminded_at timestamptz not null
);

-- A car comes back too when its customer steps back from the contract within the 7 days.
alter table returns drop constraint returns_kind_check;
alter table returns add constraint returns_kind_check
  check (kind in ('fim', 'antecipada', 'inadimplencia', 'desistencia'));

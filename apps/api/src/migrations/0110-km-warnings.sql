-- Contracts whose customer was told that the pace leads beyond the km of the contract: once each.
create table km_warnings (
  contract_id uuid primary key references contracts (id) on delete cascade,
  reminded_at timestamptz not null
);

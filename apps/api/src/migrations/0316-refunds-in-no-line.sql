-- A refund that the bank leaves without an answer is asked again after a pause of its own, as the others go on.
alter table payment_refunds
  -- how often in a row the bank gave no answer
  add column silences integer not null default 0 check (silences >= 0);

-- Refunds that no payment at the bank holds: a person is told of each amount once.
create table unheld_refunds (
  contract_id uuid primary key references contracts (id) on delete cascade,
  centavos bigint not null check (centavos > 0),
  found_at timestamptz not null
);

-- What a person decided about a contract after its last dunning letter; rows are only added.
create table overdue_decisions (
  id uuid primary key,
  contract_id uuid not null references contracts (id),
  kind text not null check (kind in ('combinar', 'perdoar', 'encerrar')),
  -- the customer read it
  message text not null,
  -- agreed day to pay by: nobody is dunned until it has passed
  promised_on date check ((kind = 'combinar') = (promised_on is not null)),
  decided_at timestamptz not null,
  decided_by uuid references users (id) on delete set null
);
create index overdue_decisions_contract on overdue_decisions (contract_id, decided_at);
create index overdue_decisions_decided_by on overdue_decisions (decided_by);

-- Refunds that the ledger owes, each bound to the payment that it goes back to.
create table payment_refunds (
  id uuid primary key,
  contract_id uuid not null references contracts (id),
  payment_id text not null references bank_payments (id),
  centavos bigint not null check (centavos > 0),
  -- 'asked' until the bank has answered: then the same key is sent again
  state text not null check (state in ('asked', 'sent', 'refused')),
  created_at timestamptz not null
);
create index payment_refunds_contract on payment_refunds (contract_id);
create index payment_refunds_asked on payment_refunds (created_at) where state = 'asked';

-- Steps of the dunning calendar that a bill has reached; the newest of them was mailed.
create table payment_reminders (
  contract_id uuid not null references contracts (id),
  due_on date not null,
  step text not null check (step in ('em-3-dias', 'hoje', 'venceu', 'em-5-dias', 'em-15-dias', 'ultima')),
  reached_at timestamptz not null,
  primary key (contract_id, due_on, step)
);

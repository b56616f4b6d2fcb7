-- A customer contests an item of a bill: while nobody has answered it is not owed ('contested').
alter table ledger_postings drop constraint ledger_postings_account_check;
alter table ledger_postings add constraint ledger_postings_account_check check (account in
  ('receivable', 'contested', 'cash', 'customer-credit', 'refund-due', 'revenue-monthly', 'revenue-once',
   'revenue-km', 'revenue-exit', 'revenue-damage', 'revenue-deductible', 'revenue-sale', 'traffic-fines',
   'fine', 'interest', 'delivery-discount', 'undue-charges'));
alter table ledger_transactions drop constraint ledger_transactions_kind_check;
alter table ledger_transactions add constraint ledger_transactions_kind_check check (kind in
  ('charge', 'payment', 'credit', 'late-charges', 'refund', 'reversal', 'settlement', 'dispute'));

-- Each item is contested once. Money is in the ledger alone: these rows say why, and what was answered.
create table charge_disputes (
  id uuid primary key,
  contract_id uuid not null references contracts (id),
  item text not null check (item <> ''),
  -- as it stood when it was contested: all that was charged for it, and what of it was paid
  centavos bigint not null check (centavos > 0),
  paid_centavos bigint not null check (paid_centavos between 0 and centavos),
  due_on date not null,
  reason text not null,
  opened_at timestamptz not null,
  state text not null check (state in ('aberta', 'aceita', 'mantida')),
  answer text,
  answered_at timestamptz,
  answered_by uuid references users (id) on delete set null,
  -- what was kept falls due again on this day
  new_due_on date,
  unique (contract_id, item),
  check ((state = 'aberta') = (answered_at is null)),
  check ((state = 'aberta') = (answer is null))
);
create index charge_disputes_state on charge_disputes (state, opened_at);
create index charge_disputes_answered_by on charge_disputes (answered_by);

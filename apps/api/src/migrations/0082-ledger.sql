-- Double entry, append only, in centavos: every charge, payment, credit, fine and refund of a contract.
create table ledger_transactions (
  id bigint generated always as identity primary key,
  contract_id uuid not null references contracts (id),
  kind text not null check (kind in
    ('charge', 'payment', 'credit', 'late-charges', 'refund', 'reversal', 'settlement')),
  -- names its cause, such as 'charge:3' or 'payment:<id at the bank>': a cause is posted once
  reference text not null check (reference <> ''),
  on_day date not null,
  -- day on which a charge falls due
  due_on date,
  at timestamptz not null,
  detail jsonb,
  unique (contract_id, reference),
  unique (contract_id, id)
);

create table ledger_postings (
  id bigint generated always as identity primary key,
  contract_id uuid not null references contracts (id),
  transaction_id bigint not null,
  account text not null check (account in
    ('receivable', 'cash', 'customer-credit', 'refund-due', 'revenue-monthly', 'revenue-once', 'revenue-km',
     'revenue-exit', 'fine', 'interest', 'delivery-discount')),
  item text check (item <> ''),
  -- debit above zero, credit below
  centavos bigint not null check (centavos <> 0),
  foreign key (contract_id, transaction_id) references ledger_transactions (contract_id, id)
);
create index ledger_postings_contract on ledger_postings (contract_id, transaction_id);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append only: post a reversal';
end $$;
create trigger ledger_transactions_kept before update or delete on ledger_transactions
  for each row execute function refuse_ledger_change();
create trigger ledger_postings_kept before update or delete on ledger_postings
  for each row execute function refuse_ledger_change();

-- At the commit every transaction has postings, and they sum to zero.
create function check_ledger_balance() returns trigger language plpgsql as $$
declare
  of_transaction bigint := case tg_table_name when 'ledger_postings' then (to_jsonb(new) ->> 'transaction_id')::bigint
                                              else (to_jsonb(new) ->> 'id')::bigint end;
  total bigint;
begin
  select sum(centavos) into total from ledger_postings where transaction_id = of_transaction;
  if total is distinct from 0 then
    raise exception 'Ledger transaction % sums to %, not to zero', of_transaction, coalesce(total::text, 'nothing');
  end if;
  return null;
end $$;
create constraint trigger ledger_transactions_balance after insert on ledger_transactions
  deferrable initially deferred for each row execute function check_ledger_balance();
create constraint trigger ledger_postings_balance after insert on ledger_postings
  deferrable initially deferred for each row execute function check_ledger_balance();
create index ledger_postings_transaction on ledger_postings (transaction_id);

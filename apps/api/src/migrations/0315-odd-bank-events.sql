-- News of the bank that can not be true are kept for a person and change nothing.
alter table bank_events
  drop constraint bank_events_outcome_check,
  add constraint bank_events_outcome_check check (outcome in ('done', 'nothing', 'unknown', 'odd')),
  -- what is odd about it, what came of it, and whose contract it names, where it names one
  add column why text check (why in ('amount', 'day', 'charge', 'address', 'shape')),
  add column facts text,
  add column contract_id uuid references contracts (id) on delete cascade,
  add constraint bank_events_why check ((outcome = 'odd') = (why is not null));
create index bank_events_contract on bank_events (contract_id) where contract_id is not null;

-- A consultant is told of a contract of which the bank's news are odd, or whose refund no payment holds.
alter table notifications
  add column contract_id uuid references contracts (id) on delete cascade,
  drop constraint notifications_check,
  add constraint notifications_check check (num_nonnulls(
    proposal_id, lead_id, request_id, dispute_id, seller_id,
    page_id, price_table_id, dealership_id, cart_id, contract_id) = 1);
create index notifications_contract on notifications (contract_id) where contract_id is not null;

-- Money of new rows has bounds: R$ 1 billion. Older rows stay as they are.
alter table ledger_postings
  add constraint ledger_postings_bounds check (centavos between -100000000000 and 100000000000) not valid;
alter table payment_charges
  add constraint payment_charges_bounds check (centavos <= 100000000000) not valid;
alter table bank_payments
  add constraint bank_payments_bounds check (centavos <= 100000000000) not valid;

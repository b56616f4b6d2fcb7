-- What was asked of the bank. Money is in the ledger alone: these rows say how it was asked for.
create table payment_charges (
  id uuid primary key,
  -- order in which they were made
  running bigint generated always as identity,
  contract_id uuid not null references contracts (id),
  -- the bill: everything open that falls due on this day; the installment it pays first
  due_on date not null,
  installment integer check (installment > 0),
  method text not null check (method in ('pix', 'boleto', 'cartao', 'pix-automatico')),
  centavos bigint not null check (centavos > 0),
  -- 'asked' until the bank has answered: then the same key is sent again
  state text not null check (state in ('asked', 'open', 'scheduled', 'paid', 'declined', 'failed', 'canceled')),
  bank_id text unique,
  -- what the payer needs of it: where the bank keeps a Pix, the number of a boleto, the page of a card
  location text,
  our_number text,
  page_url text,
  -- last day on which it is paid as it stands
  payable_until date not null,
  reason text,
  tries integer not null default 0,
  created_at timestamptz not null
);
create index payment_charges_contract on payment_charges (contract_id, due_on);
-- one way to pay a bill is open once
create unique index payment_charges_live on payment_charges (contract_id, due_on, method)
  where state in ('asked', 'open', 'scheduled');

-- Each payment that the bank told of, by its own id: a refund goes back to it.
create table bank_payments (
  id text primary key,
  charge_id uuid not null references payment_charges (id),
  contract_id uuid not null references contracts (id),
  centavos bigint not null check (centavos > 0),
  refunded_centavos bigint not null default 0 check (refunded_centavos between 0 and centavos),
  paid_at timestamptz not null
);
create index bank_payments_contract on bank_payments (contract_id, paid_at);
create index bank_payments_charge on bank_payments (charge_id);

-- Webhooks that were taken, by the bank's id: a repeated one has no effect.
create table bank_events (
  id text primary key,
  kind text not null,
  outcome text not null check (outcome in ('done', 'nothing', 'unknown')),
  received_at timestamptz not null
);

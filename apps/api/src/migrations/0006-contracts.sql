-- Contracts: what was signed, its ledger, and how the car comes to its customer.

-- A contract has a number of its own, which is drawn before its paper is written.
create sequence contract_numbers;

-- A contract is made at the signature. Its state is its proposal's.
create table contracts (
  id uuid primary key,
  number text not null unique,
  proposal_id uuid not null unique references proposals (id),
  user_id uuid not null references users (id),
  -- The signed terms never change; see contract_amendments.
  terms jsonb not null,
  signed_at timestamptz not null,
  -- The signed paper, and how it was signed.
  text_version text,
  text_hash text,
  file_hash text,
  file_name text,
  evidence jsonb,
  closed_at timestamptz,
  revision integer not null check (revision > 0)
);
create index contracts_user on contracts (user_id, signed_at desc);
-- A file is a contract when its hash is one of these.
create unique index contracts_file_hash on contracts (file_hash) where file_hash is not null;
create index contracts_signed on contracts (signed_at);
-- `C-2611-0487` is found as the number of a proposal is, without a code.
create index contracts_words on contracts using gin (words_of_proposal(number, ''));
create index contracts_newest on contracts (signed_at desc, id desc);

create table contract_amendments (
  contract_id uuid not null references contracts (id),
  number integer not null check (number > 0),
  kind text not null check (kind in ('km', 'vencimento', 'condutor')),
  changes jsonb not null,
  effective_from date not null,
  confirmed_at timestamptz not null,
  primary key (contract_id, number)
);

-- Double entry, append only, in centavos: every charge, payment, credit, fine and refund of a
-- contract.
create table ledger_transactions (
  id bigint generated always as identity primary key,
  contract_id uuid not null references contracts (id),
  kind text not null
    check (kind in (
      'charge', 'payment', 'credit', 'late-charges', 'refund', 'reversal', 'settlement',
      'dispute'
    )),
  -- The name of its cause, such as 'charge:3' or 'payment:<id at the bank>': a cause is posted
  -- once.
  reference text not null check (reference <> ''),
  on_day date not null,
  -- The day on which a charge falls due.
  due_on date,
  at timestamptz not null,
  detail jsonb,
  unique (contract_id, reference),
  unique (contract_id, id)
);

-- The parts of a transaction by account. The money of traffic fines is passed on and earns
-- nothing; a contested item is not owed until somebody has answered.
create table ledger_postings (
  id bigint generated always as identity primary key,
  contract_id uuid not null references contracts (id),
  transaction_id bigint not null,
  account text not null
    check (account in (
      'receivable', 'contested', 'cash', 'customer-credit', 'refund-due', 'revenue-monthly',
      'revenue-once', 'revenue-km', 'revenue-exit', 'revenue-damage', 'revenue-deductible',
      'revenue-sale', 'traffic-fines', 'fine', 'interest', 'delivery-discount', 'undue-charges'
    )),
  item text check (item <> ''),
  -- A debit is above zero, a credit below.
  centavos bigint not null check (centavos <> 0),
  foreign key (contract_id, transaction_id) references ledger_transactions (contract_id, id),
  -- Money has bounds: R$ 1 billion.
  constraint ledger_postings_bounds check (centavos between -100000000000 and 100000000000)
);
create index ledger_postings_contract on ledger_postings (contract_id, transaction_id);
create index ledger_postings_transaction on ledger_postings (transaction_id);

-- The way of the car of a contract to its customer, from the signature on.
create table deliveries (
  contract_id uuid primary key references contracts (id) on delete cascade,
  dealership_id integer not null references dealerships (id),
  source text not null check (source in ('stock', 'transfer', 'order')),
  -- The dealership that the car was taken from; null for a car ordered from the factory.
  stock_dealership_id integer references dealerships (id),
  promised_on date not null,
  -- The day and hour that the customer chose.
  slot_on date,
  slot_at text check (slot_at ~ '^([01][0-9]|2[0-3]):00$'),
  -- The place of its hour that it takes, from 1.
  slot_place smallint check (slot_place > 0),
  -- Days that the customer let pass by choice, which are no delay of the house.
  customer_days integer not null default 0 check (customer_days >= 0),
  -- The customer was told then that the promised day is over.
  told_late_at timestamptz,
  -- The contract was cancelled then, before the handover: stock, slot and car are free again.
  released_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The customer's address as the contract was signed with it, since a registration may change.
  -- It is null where the car is fetched.
  home_address text,
  check ((source = 'order') = (stock_dealership_id is null)),
  check (num_nulls(slot_on, slot_at, slot_place) in (0, 3))
);
-- Two customers can't have the same place of an hour.
create unique index deliveries_slot on deliveries (dealership_id, slot_on, slot_at, slot_place)
  where slot_on is not null;
create index deliveries_promise on deliveries (dealership_id, promised_on, contract_id);
-- These are the cars of a dealership that contracts hold.
create index deliveries_stock on deliveries (stock_dealership_id)
  where stock_dealership_id is not null;

create table delivery_milestones (
  contract_id uuid not null references contracts (id) on delete cascade,
  kind text not null
    check (kind in ('pedido', 'faturado', 'a_caminho', 'na_loja', 'emplacado', 'pronto')),
  on_day date not null,
  noted_by uuid references users (id) on delete set null,
  noted_at timestamptz not null,
  primary key (contract_id, kind)
);
create index delivery_milestones_noted_by on delivery_milestones (noted_by);

-- People read the end of a chassis, so each one of four letters or more is a word.
create function words_of_chassis(chassis text) returns tsvector language sql immutable as $$
  select array_to_tsvector(array(
    select substr(lower(chassis), begins) from generate_series(1, length(chassis) - 3) begins))
$$;

-- No contract has two cars, no car two contracts.
create table cars (
  contract_id uuid primary key references contracts (id) on delete cascade,
  plate text not null unique check (plate ~ '^[A-Z]{3}[0-9][A-Z0-9][0-9]{2}$'),
  renavam text not null unique check (renavam ~ '^[0-9]{11}$'),
  chassis text not null unique check (chassis ~ '^[A-HJ-NPR-Z0-9]{13}[0-9]{4}$'),
  saved_by uuid references users (id) on delete set null,
  saved_at timestamptz not null
);
create index cars_saved_by on cars (saved_by);
create index cars_chassis_words on cars using gin (words_of_chassis(chassis));

create table handovers (
  contract_id uuid primary key references contracts (id) on delete cascade,
  odometer_km integer not null check (odometer_km between 0 and 999999),
  handed_by uuid references users (id) on delete set null,
  handed_at timestamptz not null
);
create index handovers_handed_by on handovers (handed_by);

-- Pictures of the car as it was handed over. The bytes lie encrypted in the file store under
-- file_name.
create table handover_photos (
  id uuid primary key,
  contract_id uuid not null references contracts (id) on delete cascade,
  file_name text not null unique,
  size_bytes integer not null check (size_bytes > 0),
  created_at timestamptz not null
);
create index handover_photos_contract on handover_photos (contract_id, created_at);

-- Milestones that were noted by mistake and taken back, with the words of the colleague.
create table delivery_corrections (
  id bigint generated always as identity primary key,
  contract_id uuid not null references contracts (id) on delete cascade,
  kind text not null
    check (kind in ('pedido', 'faturado', 'a_caminho', 'na_loja', 'emplacado', 'pronto')),
  on_day date not null,
  -- This is null once the customer was erased.
  reason text,
  undone_by uuid references users (id) on delete set null,
  undone_at timestamptz not null
);
create index delivery_corrections_contract on delivery_corrections (contract_id);
create index delivery_corrections_undone_by on delivery_corrections (undone_by);

-- Appointments of a contract whose customer was reminded of them on the day before, or booked
-- them on that day. Another day is another appointment.
create table appointment_reminders (
  contract_id uuid not null references contracts (id) on delete cascade,
  kind text not null check (kind in ('entrega', 'devolucao')),
  on_day date not null,
  reminded_at timestamptz not null,
  primary key (contract_id, kind, on_day)
);

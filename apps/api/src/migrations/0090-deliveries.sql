-- Hours in which a dealership hands cars over, and how many in each.
alter table dealerships
  add column handovers_from smallint not null default 9 check (handovers_from between 0 and 23),
  add column handovers_until smallint not null default 18 check (handovers_until between 1 and 24),
  add column handovers_per_hour smallint not null default 2 check (handovers_per_hour between 0 and 20);

-- How the car of a contract comes to its customer, from the signature on.
create table deliveries (
  contract_id uuid primary key references contracts (id) on delete cascade,
  dealership_id integer not null references dealerships (id),
  source text not null check (source in ('stock', 'transfer', 'order')),
  -- whose stock the car was taken from; null for one ordered from the factory
  stock_dealership_id integer references dealerships (id),
  promised_on date not null,
  -- the day and hour that the customer chose
  slot_on date,
  slot_at text check (slot_at ~ '^([01][0-9]|2[0-3]):00$'),
  -- which of the places of its hour it takes, from 1
  slot_place smallint check (slot_place > 0),
  -- days that the customer let pass by choice: no delay of the house
  customer_days integer not null default 0 check (customer_days >= 0),
  -- when the customer was told that the promised day is over
  told_late_at timestamptz,
  -- when the contract was cancelled before the handover: stock, slot and car are free again
  released_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((source = 'order') = (stock_dealership_id is null)),
  check (num_nulls(slot_on, slot_at, slot_place) in (0, 3))
);
-- Two customers can't have the same place of an hour.
create unique index deliveries_slot on deliveries (dealership_id, slot_on, slot_at, slot_place) where slot_on is not null;
create index deliveries_promise on deliveries (dealership_id, promised_on, contract_id);

create table delivery_milestones (
  contract_id uuid not null references contracts (id) on delete cascade,
  kind text not null check (kind in ('pedido', 'faturado', 'a_caminho', 'na_loja', 'emplacado', 'pronto')),
  on_day date not null,
  noted_by uuid references users (id) on delete set null,
  noted_at timestamptz not null,
  primary key (contract_id, kind)
);
create index delivery_milestones_noted_by on delivery_milestones (noted_by);

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

create table handovers (
  contract_id uuid primary key references contracts (id) on delete cascade,
  odometer_km integer not null check (odometer_km between 0 and 999999),
  handed_by uuid references users (id) on delete set null,
  handed_at timestamptz not null
);
create index handovers_handed_by on handovers (handed_by);

-- Pictures of the car as it was handed over; the bytes lie encrypted in the file store under file_name.
create table handover_photos (
  id uuid primary key,
  contract_id uuid not null references contracts (id) on delete cascade,
  file_name text not null unique,
  size_bytes integer not null check (size_bytes > 0),
  created_at timestamptz not null
);
create index handover_photos_contract on handover_photos (contract_id, created_at);
create trigger handover_photos_doom after delete on handover_photos for each row execute function doom_file();

-- The code that a customer says at the handover.
alter table pins drop constraint pins_purpose_check;
alter table pins add constraint pins_purpose_check
  check (purpose in ('mfa', 'email', 'email-change', 'contract', 'handover'));

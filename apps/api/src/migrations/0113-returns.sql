-- The car's way back: booked by its customer, or demanded by the house; one for each contract.
create table returns (
  contract_id uuid primary key references contracts (id) on delete cascade,
  kind text not null check (kind in ('fim', 'antecipada', 'inadimplencia')),
  dealership_id integer not null references dealerships (id),
  -- the day and hour that the customer chose
  slot_on date,
  slot_at text check (slot_at ~ '^([01][0-9]|2[0-3]):00$'),
  -- which of the places of its hour it takes, from 1
  slot_place smallint check (slot_place > 0),
  -- what leaving costs at most: what the customer confirmed, or was told when it was demanded
  exit_centavos bigint not null check (exit_centavos >= 0),
  asked_at timestamptz not null,
  odometer_km integer check (odometer_km between 0 and 999999),
  received_by uuid references users (id) on delete set null,
  returned_at timestamptz,
  damage_state text check (damage_state in ('aguardando', 'cobrados', 'contestados', 'retirados')),
  contest_until date,
  contest_reason text check (length(contest_reason) <= 1000),
  contest_answer text check (length(contest_answer) <= 1000),
  answered_by uuid references users (id) on delete set null,
  updated_at timestamptz not null,
  check (num_nulls(slot_on, slot_at, slot_place) in (0, 3)),
  check ((returned_at is null) = (odometer_km is null)),
  check (damage_state is null or (returned_at is not null and contest_until is not null)),
  check (contest_reason is null or damage_state is not null)
);
-- Two customers can't have the same place of an hour.
create unique index returns_slot on returns (dealership_id, slot_on, slot_at, slot_place) where slot_on is not null;
create index returns_received_by on returns (received_by);
create index returns_answered_by on returns (answered_by);
-- What the days of contesting run out on.
create index returns_contest on returns (contest_until) where damage_state = 'aguardando';

-- What the car shows beyond the marks of use, each with its quote.
create table return_damages (
  id uuid primary key,
  contract_id uuid not null references contracts (id) on delete cascade,
  -- names it in the ledger: `damage:1`
  number smallint not null check (number > 0),
  label text not null check (length(label) between 3 and 80),
  centavos bigint not null check (centavos > 0),
  -- all that the insurance covers costs the deductible at most
  is_insured boolean not null,
  created_at timestamptz not null,
  unique (contract_id, number)
);

-- Pictures of the car as it came back; the bytes lie encrypted in the file store under file_name.
create table return_photos (
  id uuid primary key,
  contract_id uuid not null references contracts (id) on delete cascade,
  file_name text not null unique,
  size_bytes integer not null check (size_bytes > 0),
  created_at timestamptz not null
);
create index return_photos_contract on return_photos (contract_id, created_at);
create trigger return_photos_doom after delete on return_photos for each row execute function doom_file();

-- The code that a customer says when the car is back.
alter table pins drop constraint pins_purpose_check;
alter table pins add constraint pins_purpose_check
  check (purpose in ('mfa', 'email', 'email-change', 'contract', 'handover', 'return'));

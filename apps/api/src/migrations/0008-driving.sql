-- Driving: km, drivers, help, fines, and how the car comes back, is bought or is lost.

-- Readings of the odometer by the customer, one a day; the last of the day counts. The first of
-- a contract is that of its handover.
create table odometer_readings (
  contract_id uuid not null references contracts (id) on delete cascade,
  on_day date not null,
  odometer_km integer not null check (odometer_km between 0 and 999999),
  read_at timestamptz not null,
  primary key (contract_id, on_day)
);

-- Contracts whose customer was told that the pace leads beyond the km of the contract, once
-- each.
create table km_warnings (
  contract_id uuid primary key references contracts (id) on delete cascade,
  reminded_at timestamptz not null
);

-- People who drive beside the customer. A row goes with the customer's account; a job lets it
-- go a year after the driver left or the contract ended.
create table contract_drivers (
  id uuid primary key,
  contract_id uuid not null references contracts (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  cpf text not null check (cpf ~ '^[0-9]{11}$'),
  birthdate date not null,
  cnh text not null check (cnh ~ '^[0-9]{11}$'),
  cnh_category text not null,
  cnh_first_license_date date not null,
  cnh_expiration_date date not null,
  -- The picture or PDF of the licence, encrypted in the file store.
  file_name text unique,
  media_type text check (media_type in ('image/jpeg', 'application/pdf')),
  -- The first and last day as a driver; the first comes with the picture.
  starts_on date,
  ends_on date check (ends_on >= starts_on),
  -- The end of the licence was told then.
  warned_at timestamptz,
  created_at timestamptz not null,
  check (num_nulls(file_name, media_type, starts_on) in (0, 3))
);
-- Nobody is twice a driver of a contract at once.
create unique index contract_drivers_cpf on contract_drivers (contract_id, cpf)
  where ends_on is null;
create index contract_drivers_user on contract_drivers (user_id);
create index contract_drivers_expiry on contract_drivers (cnh_expiration_date)
  where ends_on is null and warned_at is null;

create sequence service_request_numbers;

-- Requests of customers while the car is theirs. All of it goes with the account.
create table service_requests (
  id uuid primary key,
  number text not null unique check (number ~ '^S-[0-9]{4}-[0-9]{4,}$'),
  contract_id uuid not null references contracts (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null
    check (kind in (
      'assistencia', 'sinistro', 'roubo-ou-perda-total', 'revisao', 'pneu', 'multa', 'outro'
    )),
  state text not null
    check (state in ('aberta', 'em_atendimento', 'aguardando_cliente', 'resolvida')),
  details jsonb not null,
  claimed_by uuid references users (id) on delete set null,
  -- The moment since which the customer waits for an answer.
  waiting_since timestamptz,
  opened_at timestamptz not null,
  revision integer not null check (revision > 0),
  -- The customer's part of the insurance's deductible for an accident or a theft. It is decided
  -- once, and a zero has a reason.
  deductible_centavos integer check (deductible_centavos >= 0),
  deductible_reason text,
  deductible_due_on date,
  check (
    deductible_centavos is null or deductible_centavos > 0 or deductible_reason is not null
  ),
  check ((deductible_due_on is not null) = coalesce(deductible_centavos > 0, false))
);
create index service_requests_contract on service_requests (contract_id, opened_at desc);
create index service_requests_user on service_requests (user_id);
create index service_requests_claimed_by on service_requests (claimed_by);
create index service_requests_queue on service_requests (waiting_since)
  where state <> 'resolvida';
-- While a theft or total loss is open, bills that fell due after its day are not dunned.
create index service_requests_thefts on service_requests (contract_id)
  where kind = 'roubo-ou-perda-total' and state <> 'resolvida';

-- Messages and moves of a request, one after the other.
create table service_entries (
  id bigint generated always as identity primary key,
  request_id uuid not null references service_requests (id) on delete cascade,
  side text not null check (side in ('customer', 'consultant')),
  entered_by uuid references users (id) on delete set null,
  text text,
  to_state text
    check (to_state in ('aberta', 'em_atendimento', 'aguardando_cliente', 'resolvida')),
  at timestamptz not null,
  check (num_nonnulls(text, to_state) > 0)
);
create index service_entries_request on service_entries (request_id, id);
create index service_entries_entered_by on service_entries (entered_by);

-- Files of a request, from either side. The bytes lie encrypted in the file store under
-- file_name.
create table service_files (
  id uuid primary key,
  request_id uuid not null references service_requests (id) on delete cascade,
  side text not null check (side in ('customer', 'consultant')),
  file_name text not null unique,
  shown_name text not null,
  media_type text not null check (media_type in ('image/jpeg', 'application/pdf')),
  size_bytes integer not null check (size_bytes > 0),
  created_at timestamptz not null
);
create index service_files_request on service_files (request_id, created_at);

-- Traffic fines that came to the house for a car under contract. All of it goes with the
-- account.
create table traffic_fines (
  id uuid primary key,
  contract_id uuid not null references contracts (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- The number names it in the ledger: `traffic-fine:1`.
  number smallint not null check (number > 0),
  state text not null
    check (state in (
      'sem_notificacao', 'aguardando_condutor', 'condutor_indicado', 'titular_informado',
      'cobrada', 'cancelada'
    )),
  notice_number text not null,
  issuing_body text not null,
  -- Letters and digits of both, by which two notices are the same one.
  notice_key text not null,
  infraction_at timestamptz not null,
  place text not null,
  description text not null,
  centavos integer not null check (centavos > 0),
  points smallint not null check (points >= 0),
  -- The last day on which the customer can name the driver.
  answer_until date not null,
  -- The driver as named by the customer: another person's data where it isn't the customer.
  driver_name text,
  driver_cpf text check (driver_cpf ~ '^[0-9]{11}$'),
  driver_cnh text check (driver_cnh ~ '^[0-9]{11}$'),
  contest_note text,
  contested_at timestamptz,
  cancel_reason text,
  registered_by uuid references users (id) on delete set null,
  registered_at timestamptz not null,
  -- The notification came then, and the customer heard of the fine.
  told_at timestamptz,
  revision integer not null check (revision > 0),
  -- The customer was reminded then of the last day to name a driver, or to send the paper.
  reminded_at timestamptz,
  unique (contract_id, number),
  check (num_nulls(driver_name, driver_cpf, driver_cnh) in (0, 3)),
  check (num_nulls(contest_note, contested_at) in (0, 2)),
  check (state <> 'condutor_indicado' or driver_name is not null),
  check (state in ('sem_notificacao', 'cancelada') or told_at is not null),
  check ((state = 'cancelada') = (cancel_reason is not null))
);
-- A notice is registered once, unless it was a mistake and cancelled.
create unique index traffic_fines_notice on traffic_fines (notice_key)
  where state <> 'cancelada';
create index traffic_fines_user on traffic_fines (user_id);
create index traffic_fines_registered_by on traffic_fines (registered_by);
create index traffic_fines_deadline on traffic_fines (answer_until)
  where state = 'aguardando_condutor';
create index traffic_fines_age on traffic_fines (infraction_at);

-- The notification, and the signed form that names the driver. The bytes lie encrypted in the
-- file store under file_name.
create table traffic_fine_files (
  id uuid primary key,
  fine_id uuid not null references traffic_fines (id) on delete cascade,
  kind text not null check (kind in ('notificacao', 'indicacao-assinada')),
  file_name text not null unique,
  media_type text not null check (media_type in ('image/jpeg', 'application/pdf')),
  size_bytes integer not null check (size_bytes > 0),
  created_at timestamptz not null,
  unique (fine_id, kind)
);

-- The car's way back, one for each contract: booked by its customer, demanded by the house, or
-- due when the customer steps back from the contract within the 7 days.
create table returns (
  contract_id uuid primary key references contracts (id) on delete cascade,
  kind text not null check (kind in ('fim', 'antecipada', 'inadimplencia', 'desistencia')),
  dealership_id integer not null references dealerships (id),
  -- The day and hour that the customer chose.
  slot_on date,
  slot_at text check (slot_at ~ '^([01][0-9]|2[0-3]):00$'),
  -- The place of its hour that it takes, from 1.
  slot_place smallint check (slot_place > 0),
  -- The highest cost of leaving, as the customer confirmed it or was told when the car was
  -- demanded.
  exit_centavos bigint not null check (exit_centavos >= 0),
  asked_at timestamptz not null,
  odometer_km integer check (odometer_km between 0 and 999999),
  received_by uuid references users (id) on delete set null,
  returned_at timestamptz,
  damage_state text
    check (damage_state in ('aguardando', 'cobrados', 'contestados', 'retirados')),
  contest_until date,
  contest_reason text check (length(contest_reason) <= 1000),
  contest_answer text check (length(contest_answer) <= 1000),
  answered_by uuid references users (id) on delete set null,
  updated_at timestamptz not null,
  -- A car that is demanded, or whose customer stepped back, comes back until this day. The
  -- other two say when mails told of it.
  bring_by date,
  reminded_at timestamptz,
  overdue_told_at timestamptz,
  -- A customer who asks in time for the return of the end, and finds no room before it, pays
  -- for no day up to the next one that has room. This is that day; null where there was room.
  free_until date,
  -- The day of the answer counts from here.
  contest_opened_at timestamptz,
  -- The km that the inspection read when the customer's code was sent; the code confirms them.
  inspected_km integer check (inspected_km between 0 and 999999),
  check (num_nulls(slot_on, slot_at, slot_place) in (0, 3)),
  check ((returned_at is null) = (odometer_km is null)),
  check (damage_state is null or (returned_at is not null and contest_until is not null)),
  check (contest_reason is null or damage_state is not null),
  constraint returns_bring_by_check check (
    case when kind in ('inadimplencia', 'desistencia')
      then bring_by is not null or returned_at is not null
      else bring_by is null
    end
  )
);
-- Two customers can't have the same place of an hour.
create unique index returns_slot on returns (dealership_id, slot_on, slot_at, slot_place)
  where slot_on is not null;
create index returns_received_by on returns (received_by);
create index returns_answered_by on returns (answered_by);
-- The days of contesting run out by this index.
create index returns_contest on returns (contest_until) where damage_state = 'aguardando';
-- The days to bring a car back run out by this index.
create index returns_bring_by on returns (bring_by)
  where bring_by is not null and returned_at is null;

-- Damages of the car beyond the marks of use, each with its quote.
create table return_damages (
  id uuid primary key,
  contract_id uuid not null references contracts (id) on delete cascade,
  -- The number names it in the ledger: `damage:1`.
  number smallint not null check (number > 0),
  label text not null check (length(label) between 3 and 80),
  centavos bigint not null check (centavos > 0),
  -- All damages that the insurance covers cost the deductible at most.
  is_insured boolean not null,
  created_at timestamptz not null,
  -- Single damages are contested; null for one that never was.
  contest text check (contest in ('contestado', 'mantido', 'retirado')),
  unique (contract_id, number)
);

-- Pictures of the car as it came back. The bytes lie encrypted in the file store under
-- file_name.
create table return_photos (
  id uuid primary key,
  contract_id uuid not null references contracts (id) on delete cascade,
  file_name text not null unique,
  size_bytes integer not null check (size_bytes > 0),
  created_at timestamptz not null
);
create index return_photos_contract on return_photos (contract_id, created_at);

-- Notices of the end of the term that a contract's customer was given, each once: that it comes
-- into sight, and that the day of the return can be booked.
create table end_notices (
  contract_id uuid not null references contracts (id) on delete cascade,
  step text not null check (step in ('em-vista', 'marcar-devolucao')),
  reminded_at timestamptz not null,
  primary key (contract_id, step)
);

-- The car bought at the end of its contract: asked for, priced by a consultant, accepted, paid.
-- There is one for each contract. Its price and payments stand in the ledger alone, under
-- purchase:<round>.
create table purchases (
  contract_id uuid primary key references contracts (id) on delete cascade,
  state text not null
    check (state in (
      'pedida', 'oferecida', 'recusada', 'aceita', 'dispensada', 'vencida', 'comprada',
      'transferida'
    )),
  -- The number of times that it was asked for.
  round smallint not null check (round > 0),
  asked_at timestamptz not null,
  -- A consultant's words to the customer.
  answer text check (length(answer) <= 1000),
  answered_at timestamptz,
  answered_by uuid references users (id) on delete set null,
  price_centavos bigint check (price_centavos > 0),
  valid_until date,
  accepted_at timestamptz,
  due_on date,
  bought_on date,
  transferred_on date,
  revision integer not null check (revision > 0),
  updated_at timestamptz not null,
  check (num_nulls(price_centavos, valid_until) in (0, 2)),
  check (num_nulls(accepted_at, due_on) in (0, 2)),
  check (
    state not in ('oferecida', 'aceita', 'comprada', 'transferida')
    or price_centavos is not null
  ),
  check (state not in ('aceita', 'comprada', 'transferida') or accepted_at is not null),
  check ((state in ('comprada', 'transferida')) = (bought_on is not null)),
  check ((state = 'transferida') = (transferred_on is not null))
);
create index purchases_state on purchases (state, updated_at);
create index purchases_answered_by on purchases (answered_by);

-- Contracts that ended because their car was stolen or written off, a row each, written by the
-- consultant who ended it. Its money stands in the ledger alone. The day is a fact of the
-- contract and stays with it; the request that told of it goes with the account.
create table contract_losses (
  contract_id uuid primary key references contracts (id) on delete cascade,
  request_id uuid references service_requests (id) on delete set null,
  lost_on date not null,
  ended_by uuid references users (id) on delete set null,
  ended_at timestamptz not null
);
create index contract_losses_request on contract_losses (request_id);
create index contract_losses_ended_by on contract_losses (ended_by);

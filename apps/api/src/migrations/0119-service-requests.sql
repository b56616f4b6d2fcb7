-- What customers ask for while the car is theirs. All of it goes with the account.
create sequence service_request_numbers;

create table service_requests (
  id uuid primary key,
  number text not null unique check (number ~ '^S-[0-9]{4}-[0-9]{4,}$'),
  contract_id uuid not null references contracts (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('assistencia', 'sinistro', 'roubo-ou-perda-total', 'revisao', 'pneu', 'multa', 'outro')),
  state text not null check (state in ('aberta', 'em_atendimento', 'aguardando_cliente', 'resolvida')),
  details jsonb not null,
  claimed_by uuid references users (id) on delete set null,
  -- since when the customer waits for an answer
  waiting_since timestamptz,
  opened_at timestamptz not null,
  revision integer not null check (revision > 0)
);
create index service_requests_contract on service_requests (contract_id, opened_at desc);
create index service_requests_user on service_requests (user_id);
create index service_requests_claimed_by on service_requests (claimed_by);
create index service_requests_queue on service_requests (waiting_since) where state <> 'resolvida';

-- Messages and moves, one after the other.
create table service_entries (
  id bigint generated always as identity primary key,
  request_id uuid not null references service_requests (id) on delete cascade,
  side text not null check (side in ('customer', 'consultant')),
  entered_by uuid references users (id) on delete set null,
  text text,
  to_state text check (to_state in ('aberta', 'em_atendimento', 'aguardando_cliente', 'resolvida')),
  at timestamptz not null,
  check (num_nonnulls(text, to_state) > 0)
);
create index service_entries_request on service_entries (request_id, id);
create index service_entries_entered_by on service_entries (entered_by);

-- The bytes lie encrypted in the file store under file_name.
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
create trigger service_files_doom after delete on service_files for each row execute function doom_file();

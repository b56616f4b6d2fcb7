-- Traffic fines that came to the house for a car under contract. All of it goes with the account.
create table traffic_fines (
  id uuid primary key,
  contract_id uuid not null references contracts (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- names it in the ledger: traffic-fine:1
  number smallint not null check (number > 0),
  state text not null check (state in ('sem_notificacao', 'aguardando_condutor', 'condutor_indicado', 'titular_informado', 'cobrada', 'cancelada')),
  notice_number text not null,
  issuing_body text not null,
  -- letters and digits of both: what makes two notices the same one
  notice_key text not null,
  infraction_at timestamptz not null,
  place text not null,
  description text not null,
  centavos integer not null check (centavos > 0),
  points smallint not null check (points >= 0),
  -- last day on which the customer can name who drove
  answer_until date not null,
  -- who drove, as it was named: another person's data where it isn't the customer
  driver_name text,
  driver_cpf text check (driver_cpf ~ '^[0-9]{11}$'),
  driver_cnh text check (driver_cnh ~ '^[0-9]{11}$'),
  contest_note text,
  contested_at timestamptz,
  cancel_reason text,
  registered_by uuid references users (id) on delete set null,
  registered_at timestamptz not null,
  -- when the notification came, and the customer heard of the fine
  told_at timestamptz,
  revision integer not null check (revision > 0),
  unique (contract_id, number),
  check (num_nulls(driver_name, driver_cpf, driver_cnh) in (0, 3)),
  check (num_nulls(contest_note, contested_at) in (0, 2)),
  check (state <> 'condutor_indicado' or driver_name is not null),
  check (state in ('sem_notificacao', 'cancelada') or told_at is not null),
  check ((state = 'cancelada') = (cancel_reason is not null))
);
-- A notice is registered once, unless it was a mistake and cancelled.
create unique index traffic_fines_notice on traffic_fines (notice_key) where state <> 'cancelada';
create index traffic_fines_user on traffic_fines (user_id);
create index traffic_fines_registered_by on traffic_fines (registered_by);
create index traffic_fines_deadline on traffic_fines (answer_until) where state = 'aguardando_condutor';
create index traffic_fines_age on traffic_fines (infraction_at);

-- The bytes lie encrypted in the file store under file_name.
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
create trigger traffic_fine_files_doom after delete on traffic_fine_files for each row execute function doom_file();

-- What customers send as proof with a contested charge. The bytes lie encrypted in the file store under
-- file_name, and go with the account.
create table dispute_files (
  id uuid primary key,
  dispute_id uuid not null references charge_disputes (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  file_name text not null unique,
  shown_name text not null,
  media_type text not null check (media_type in ('image/jpeg', 'application/pdf')),
  size_bytes integer not null check (size_bytes > 0),
  created_at timestamptz not null
);
create index dispute_files_dispute on dispute_files (dispute_id, created_at);
create index dispute_files_user on dispute_files (user_id);
create trigger dispute_files_doom after delete on dispute_files for each row execute function doom_file();

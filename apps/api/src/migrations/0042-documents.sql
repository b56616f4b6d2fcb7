-- Files that customers sent with their registration; the bytes lie encrypted in the file store under file_name.
create table documents (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('cnh-frente', 'cnh-verso', 'comprovante-residencia', 'contrato-social', 'cartao-cnpj', 'outro')),
  file_name text not null unique,
  shown_name text not null,
  media_type text not null check (media_type in ('image/jpeg', 'application/pdf')),
  size_bytes integer not null check (size_bytes > 0),
  pages integer check (pages > 0),
  passed_scan boolean not null,
  created_at timestamptz not null
);
-- A newer file of a kind replaces the older one; of 'outro' there may be several.
create unique index documents_kind on documents (user_id, kind) where kind <> 'outro';
create index documents_user on documents (user_id, created_at);
create index documents_unscanned on documents (created_at) where not passed_scan;

-- Files of the store that are to be removed: written before a file is stored, and by every way a document goes.
create table doomed_files (
  file_name text primary key,
  due_at timestamptz not null
);
create index doomed_files_due on doomed_files (due_at);

create function doom_file() returns trigger language plpgsql as $$
begin
  insert into doomed_files (file_name, due_at) values (old.file_name, '-infinity') on conflict (file_name) do update set due_at = excluded.due_at;
  return old;
end
$$;
create trigger documents_doom after delete on documents for each row execute function doom_file();

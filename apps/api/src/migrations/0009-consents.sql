create table consents (
  id uuid primary key,
  session_id text,
  user_id uuid references users (id) on delete cascade,
  measurement boolean not null,
  marketing boolean not null,
  text_version text not null,
  page text not null,
  given_at timestamptz not null,
  check (session_id is not null or user_id is not null)
);
create index consents_of_session on consents (session_id, given_at desc) where user_id is null;
create index consents_of_user on consents (user_id, given_at desc) where user_id is not null;

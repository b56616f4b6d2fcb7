-- Drafts: the values that somebody typed into a form and has not sent, for that account alone, for a day.
create table drafts (
  user_id uuid not null references users (id) on delete cascade,
  form text not null check (form ~ '^[a-z][a-z-]*[a-z](\.[A-Za-z0-9-]{1,80})?$'),
  typed text not null check (length(typed) <= 16384),
  saved_at timestamptz not null,
  primary key (user_id, form)
);
create index drafts_saved_at on drafts (saved_at);

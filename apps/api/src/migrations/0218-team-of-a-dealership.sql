-- Who ended the access of a seller and who gave it back; whether they may enter says `users.disabled_at`.
create table staff_access_acts (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  act text not null check (act in ('ended', 'restored')),
  -- null for operations, and once the colleague's account is gone
  acted_by uuid references users (id) on delete set null,
  actor_role text not null check (actor_role in ('DEALER', 'operations')),
  at timestamptz not null
);
create index staff_access_acts_of_user on staff_access_acts (user_id, id desc);
create index staff_access_acts_acted_by on staff_access_acts (acted_by);

-- Consultants whom a colleague invited. The account is made with its password; none exists before.
create table consultant_invitations (
  id uuid primary key,
  name text not null,
  email text not null check (email = lower(email)),
  rights text[] not null,
  -- The hash of the newest link: another invitation of the same address replaces it.
  token_hash text not null unique,
  -- This is null once the colleague's account is gone.
  invited_by uuid references users (id) on delete set null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  check (accepted_at is null or withdrawn_at is null),
  check (rights <@ array['analysis', 'leads', 'desk', 'audit', 'people'])
);
create unique index consultant_invitations_open on consultant_invitations (email)
  where accepted_at is null and withdrawn_at is null;
create index consultant_invitations_email on consultant_invitations (email);
create index consultant_invitations_invited_by on consultant_invitations (invited_by);
create index consultant_invitations_expires on consultant_invitations (expires_at);

-- A consultant ends and restores the access of colleagues, too. Rows that stand passed the
-- narrower check before.
alter table staff_access_acts drop constraint staff_access_acts_actor_role_check;
alter table staff_access_acts add constraint staff_access_acts_actor_role_check
  check (actor_role in ('DEALER', 'CONSULTANT', 'operations')) not valid;

-- Who did what to whose data, from where and when (security-requirements I1). Nothing personal but the address of the
-- client; ids have no foreign keys, since the trail outlives the accounts and leaves with its own time.
create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id uuid,
  actor_role text not null check (actor_role in ('anonymous', 'customer', 'SELLER', 'DEALER', 'CONSULTANT', 'operations', 'system')),
  action text not null,
  -- whose data it is about
  person_id uuid,
  -- a proposal, document or lead that it is about
  subject text,
  -- a word of ours, such as a step of the registration; never what somebody typed
  detail text,
  address text,
  trace_id text
);
create index audit_entries_person on audit_entries (person_id, id desc);
create index audit_entries_at on audit_entries (at);

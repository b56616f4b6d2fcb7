-- Tables that know nothing of the product: answers of repeated calls, limits, mail and the
-- trail.

-- Answers of creating calls, kept for their repeats (docs/product/security.md, G1).
create table idempotency_keys (
  scope text not null,
  key uuid not null,
  request_hash text not null,
  status integer not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

-- Counters of calls and of failed attempts (docs/product/security.md, A2, H5).
create table rate_limits (
  key text primary key,
  points integer not null,
  pending integer not null default 0,
  pending_until timestamptz,
  window_ends_at timestamptz not null,
  blocked_until timestamptz
);
create index rate_limits_window_ends_at on rate_limits (window_ends_at);

-- The trail tells by whom something was done to somebody's data, from where and when
-- (docs/product/security.md, I1). It holds nothing personal but the address of the client. Its
-- ids have no foreign keys, since the trail outlives the accounts and leaves with its own time.
create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id uuid,
  actor_role text not null
    check (actor_role in (
      'anonymous', 'customer', 'SELLER', 'DEALER', 'CONSULTANT', 'operations', 'system'
    )),
  action text not null,
  -- The person whose data the entry is about.
  person_id uuid,
  -- The proposal, document or lead that the entry is about.
  subject text,
  -- A word of ours, such as a step of the registration; never something that somebody typed.
  detail text,
  address text,
  trace_id text
);
create index audit_entries_person on audit_entries (person_id, id desc);
create index audit_entries_at on audit_entries (at);
-- Consultants with the right read who of the staff looked at whom, newest first, by person,
-- colleague, act and day.
create index audit_looks on audit_entries (at desc, id desc)
  where actor_role in ('CONSULTANT', 'SELLER', 'DEALER', 'operations');
create index audit_looks_of_person on audit_entries (person_id, at desc, id desc)
  where actor_role in ('CONSULTANT', 'SELLER', 'DEALER', 'operations') and person_id is not null;
create index audit_looks_by_actor on audit_entries (actor_id, at desc, id desc)
  where actor_role in ('CONSULTANT', 'SELLER', 'DEALER', 'operations') and actor_id is not null;
create index audit_looks_of_action on audit_entries (action, at desc, id desc)
  where actor_role in ('CONSULTANT', 'SELLER', 'DEALER', 'operations');

-- Mail that an accepted request owes (docs/product/security.md, G4). A row goes when its mail
-- was handed over.
create table outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  attempts integer not null default 0,
  next_try_at timestamptz not null,
  gave_up_at timestamptz,
  created_at timestamptz not null,
  -- A mail that must not wait for ever, such as the last one to an erased account, is forgotten
  -- then.
  drop_at timestamptz,
  -- Mails hold live codes and links, so text and HTML wait encrypted.
  sealed_body bytea not null
);
create index outbox_due on outbox (next_try_at) where gave_up_at is null;
create index outbox_drop_at on outbox (drop_at) where drop_at is not null;

-- Files that go out with a mail, encrypted by the API. They leave with the row of their mail,
-- be it sent, erased or given up.
create table outbox_attachments (
  outbox_id bigint not null references outbox (id) on delete cascade,
  position integer not null,
  name text not null,
  media_type text not null,
  sealed bytea not null,
  primary key (outbox_id, position)
);
-- Encrypted bytes do not get smaller by compression.
alter table outbox_attachments alter column sealed set storage external;

-- Messages that are owed to the workflow host. A row goes when its message was taken.
create table workflow_outbox (
  id bigint generated always as identity primary key,
  payload jsonb not null,
  attempts integer not null default 0,
  next_try_at timestamptz not null,
  gave_up_at timestamptz,
  created_at timestamptz not null
);
create index workflow_outbox_due on workflow_outbox (next_try_at) where gave_up_at is null;

-- The customer whom a consultant has on the phone and was made sure of: one at a time.
create table phone_calls (
  taken_by uuid primary key references users (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  proof text not null check (proof in ('facts', 'code')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index phone_calls_user on phone_calls (user_id);
create index phone_calls_expires on phone_calls (expires_at);

-- Acts of a consultant at the request of a customer on the phone. The customer reads who did
-- it wherever the thing still stands as `what` says.
create table requested_acts (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  contract_id uuid references contracts (id) on delete cascade,
  kind text not null check (
    kind in ('service-request', 'odometer', 'delivery-slot', 'return-slot', 'return-cancelled', 'second-copy', 'address')
  ),
  -- The number of the request, the day and hour, the reading or the paper.
  what text not null check (length(what) between 1 and 80),
  acted_by uuid references users (id) on delete set null,
  at timestamptz not null
);
create index requested_acts_user on requested_acts (user_id, at);
create index requested_acts_contract on requested_acts (contract_id, kind, at);
create index requested_acts_acted_by on requested_acts (acted_by);

-- A code that a customer on the phone says to the consultant. Rows that stand passed the
-- narrower check before.
alter table pins drop constraint pins_purpose_check;
alter table pins add constraint pins_purpose_check
  check (purpose in ('mfa', 'email', 'email-change', 'contract', 'handover', 'return', 'call')) not valid;

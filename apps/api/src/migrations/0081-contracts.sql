-- A contract is made at the signature, with a number of its own; its state is its proposal's.
create sequence contract_numbers;

create table contracts (
  id uuid primary key,
  number text not null unique,
  proposal_id uuid not null unique references proposals (id),
  user_id uuid not null references users (id),
  -- what was signed; never changed, see contract_amendments
  terms jsonb not null,
  signed_at timestamptz not null,
  -- the paper and how it was signed; all null for what was signed before papers were kept
  text_version text,
  text_hash text,
  file_hash text,
  file_name text,
  evidence jsonb,
  closed_at timestamptz,
  revision integer not null check (revision > 0)
);
create index contracts_user on contracts (user_id, signed_at desc);

create function keep_what_was_signed() returns trigger language plpgsql as $$
begin
  raise exception 'What was signed never changes: contract %', old.number;
end $$;
create trigger contracts_signed before update on contracts for each row
  when (old.terms is distinct from new.terms or old.number <> new.number or old.signed_at <> new.signed_at
    or old.proposal_id <> new.proposal_id
    or (old.text_hash is not null and old.text_hash is distinct from new.text_hash))
  execute function keep_what_was_signed();

create table contract_amendments (
  contract_id uuid not null references contracts (id),
  number integer not null check (number > 0),
  kind text not null check (kind in ('km', 'vencimento', 'condutor')),
  changes jsonb not null,
  effective_from date not null,
  confirmed_at timestamptz not null,
  primary key (contract_id, number)
);

-- The car bought at the end of its contract: asked for, priced by a consultant, accepted, paid. One for each
-- contract; what it costs and what was paid stand in the ledger alone, under purchase:<round>.
create table purchases (
  contract_id uuid primary key references contracts (id) on delete cascade,
  state text not null check (state in
    ('pedida', 'oferecida', 'recusada', 'aceita', 'dispensada', 'vencida', 'comprada', 'transferida')),
  -- how often it was asked for
  round smallint not null check (round > 0),
  asked_at timestamptz not null,
  -- a consultant's words to the customer
  answer text check (length(answer) <= 1000),
  answered_at timestamptz,
  answered_by uuid references users (id) on delete set null,
  price_centavos bigint check (price_centavos > 0),
  valid_until date,
  accepted_at timestamptz,
  due_on date,
  bought_on date,
  transferred_on date,
  revision integer not null check (revision > 0),
  updated_at timestamptz not null,
  check (num_nulls(price_centavos, valid_until) in (0, 2)),
  check (num_nulls(accepted_at, due_on) in (0, 2)),
  check (state not in ('oferecida', 'aceita', 'comprada', 'transferida') or price_centavos is not null),
  check (state not in ('aceita', 'comprada', 'transferida') or accepted_at is not null),
  check ((state in ('comprada', 'transferida')) = (bought_on is not null)),
  check ((state = 'transferida') = (transferred_on is not null))
);
create index purchases_state on purchases (state, updated_at);
create index purchases_answered_by on purchases (answered_by);

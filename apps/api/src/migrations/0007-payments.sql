-- Payments: what was asked of the bank, what it told, and what is owed, contested or paid back.

-- The way in which a customer gets the next bills ready by e-mail. Without a row they choose on
-- the page of payments.
create table payment_settings (
  contract_id uuid primary key references contracts (id),
  method text not null check (method in ('pix', 'boleto')),
  chosen_at timestamptz not null
);

-- Cards that customers let pay the next bills: a token of the bank, never the number.
create table payment_cards (
  id uuid primary key,
  contract_id uuid not null references contracts (id),
  -- The state is 'asked' until the bank has kept or refused the card; one that is active pays.
  state text not null check (state in ('asked', 'active', 'refused', 'removed')),
  -- The card was typed without a payment, on this page of the bank.
  alone boolean not null,
  page_url text,
  -- The bank's name of the card, forgotten once it is removed there.
  token text,
  brand text,
  last4 text check (last4 ~ '^[0-9]{4}$'),
  expiry text,
  -- Bills that fall due from this day on are taken from the card.
  charges_from date,
  -- This is true once the bank has let go of a card that was removed here.
  dropped boolean not null default false,
  created_at timestamptz not null,
  kept_at timestamptz,
  removed_at timestamptz
);
create unique index payment_cards_active on payment_cards (contract_id) where state = 'active';
-- One page to type a card on is open at a time.
create unique index payment_cards_alone on payment_cards (contract_id)
  where alone and state = 'asked';
create index payment_cards_contract on payment_cards (contract_id);
create index payment_cards_tokens on payment_cards (created_at) where token is not null;

-- The charges that were asked of the bank. Money is in the ledger alone: these rows say how it
-- was asked for.
create table payment_charges (
  id uuid primary key,
  -- The order in which charges were made.
  running bigint generated always as identity,
  contract_id uuid not null references contracts (id),
  -- The bill is everything open that falls due on this day; the installment is the one it pays
  -- first.
  due_on date not null,
  installment integer check (installment > 0),
  method text not null
    check (method in ('pix', 'boleto', 'cartao', 'pix-automatico', 'cartao-salvo')),
  centavos bigint not null check (centavos > 0),
  -- The state is 'asked' until the bank has answered: then the same key is sent again.
  state text not null
    check (state in ('asked', 'open', 'scheduled', 'paid', 'declined', 'failed', 'canceled')),
  bank_id text unique,
  -- The payer needs one of these: the place where the bank keeps a Pix, the number of a boleto,
  -- the page of a card.
  location text,
  our_number text,
  page_url text,
  -- The last day on which it is paid as it stands.
  payable_until date not null,
  reason text,
  tries integer not null default 0,
  created_at timestamptz not null,
  -- This is true once the bank has let go of a charge that was canceled here.
  dropped boolean not null default false,
  -- The card that a charge keeps, or is taken from.
  card_id uuid references payment_cards (id),
  constraint payment_charges_bounds check (centavos <= 100000000000)
);
create index payment_charges_contract on payment_charges (contract_id, due_on);
-- One way to pay a bill is open once.
create unique index payment_charges_live on payment_charges (contract_id, due_on, method)
  where state in ('asked', 'open', 'scheduled');
create index payment_charges_card on payment_charges (card_id) where card_id is not null;

-- Each payment that the bank told of, by its own id: a refund goes back to it.
create table bank_payments (
  id text primary key,
  charge_id uuid not null references payment_charges (id),
  contract_id uuid not null references contracts (id),
  centavos bigint not null check (centavos > 0),
  refunded_centavos bigint not null default 0 check (refunded_centavos between 0 and centavos),
  paid_at timestamptz not null,
  constraint bank_payments_bounds check (centavos <= 100000000000)
);
create index bank_payments_contract on bank_payments (contract_id, paid_at);
create index bank_payments_charge on bank_payments (charge_id);

-- Webhooks that were taken, by the bank's id: a repeated one has no effect.
create table bank_events (
  id text primary key,
  kind text not null,
  -- News of the bank that can not be true are 'odd': they are kept for a person and change
  -- nothing.
  outcome text not null check (outcome in ('done', 'nothing', 'unknown', 'odd')),
  received_at timestamptz not null,
  -- The reason why it is odd, the event for a person to read, and the contract that it names,
  -- where it names one.
  why text check (why in ('amount', 'day', 'charge', 'address', 'shape')),
  facts text,
  contract_id uuid references contracts (id) on delete cascade,
  -- A consultant closes an odd event of the bank with a reason, once; nothing else changes by
  -- it.
  closed_at timestamptz,
  closed_by uuid references users (id) on delete set null,
  closed_reason text,
  constraint bank_events_why check ((outcome = 'odd') = (why is not null)),
  constraint bank_events_closed check (
    (closed_at is null) = (closed_reason is null) and (closed_at is null or why is not null)
  )
);
create index bank_events_contract on bank_events (contract_id) where contract_id is not null;
create index bank_events_closed_by on bank_events (closed_by) where closed_by is not null;

-- Recurrences of Pix Automático that were proposed to the payers' banks.
create table payment_recurrences (
  id uuid primary key,
  contract_id uuid not null references contracts (id),
  journey integer not null check (journey between 1 and 4),
  -- The state is 'asked' until our bank has answered: then the same key is sent again.
  state text not null
    check (state in (
      'asked', 'criada', 'enviada', 'aceita', 'rejeitada', 'expirada', 'cancelada'
    )),
  bank_id text unique,
  location text,
  -- This charge is paid with the recurrence in journey 3, before it in journey 4.
  first_charge_id uuid references payment_charges (id),
  created_at timestamptz not null,
  -- Bills that fall due from this day on are taken by it; bills that were late before are for
  -- the payer to pay.
  charges_from date
);
create unique index payment_recurrences_live on payment_recurrences (contract_id)
  where state in ('asked', 'criada', 'enviada', 'aceita');

-- Refunds that the ledger owes, each bound to the payment that it goes back to.
create table payment_refunds (
  id uuid primary key,
  contract_id uuid not null references contracts (id),
  payment_id text not null references bank_payments (id),
  centavos bigint not null check (centavos > 0),
  -- The state is 'asked' until the bank has answered: then the same key is sent again.
  state text not null check (state in ('asked', 'sent', 'refused')),
  created_at timestamptz not null,
  -- A refund that the bank refuses is tried again later and later; a person sees what stays
  -- refused.
  tries integer not null default 0 check (tries >= 0),
  next_try_at timestamptz,
  -- The number of times in a row that the bank gave no answer. A refund without an answer is
  -- asked again after a pause of its own, as the others go on.
  silences integer not null default 0 check (silences >= 0)
);
create index payment_refunds_contract on payment_refunds (contract_id);
create index payment_refunds_unsent on payment_refunds (created_at) where state <> 'sent';

-- Refunds that no payment at the bank holds: a person is told of each amount once.
create table unheld_refunds (
  contract_id uuid primary key references contracts (id) on delete cascade,
  centavos bigint not null check (centavos > 0),
  found_at timestamptz not null
);

-- Steps of the dunning calendar that a bill has reached; the newest of them was mailed.
create table payment_reminders (
  contract_id uuid not null references contracts (id),
  due_on date not null,
  step text not null
    check (step in ('em-3-dias', 'hoje', 'venceu', 'em-5-dias', 'em-15-dias', 'ultima')),
  reached_at timestamptz not null,
  primary key (contract_id, due_on, step)
);

-- The decisions of a person about a contract after its last dunning letter; rows are only
-- added.
create table overdue_decisions (
  id uuid primary key,
  contract_id uuid not null references contracts (id),
  kind text not null check (kind in ('combinar', 'perdoar', 'encerrar')),
  -- The customer read this.
  message text not null,
  -- The agreed day to pay by: nobody is dunned until it has passed.
  promised_on date check ((kind = 'combinar') = (promised_on is not null)),
  decided_at timestamptz not null,
  decided_by uuid references users (id) on delete set null
);
create index overdue_decisions_contract on overdue_decisions (contract_id, decided_at);
create index overdue_decisions_decided_by on overdue_decisions (decided_by);

-- Each item is contested once. Money is in the ledger alone: these rows hold the reason and the
-- answer.
create table charge_disputes (
  id uuid primary key,
  contract_id uuid not null references contracts (id),
  item text not null check (item <> ''),
  -- The item as it stood when it was contested: the sum that was charged for it, and the part
  -- that was paid.
  centavos bigint not null check (centavos > 0),
  paid_centavos bigint not null check (paid_centavos between 0 and centavos),
  due_on date not null,
  reason text not null,
  opened_at timestamptz not null,
  state text not null check (state in ('aberta', 'aceita', 'mantida')),
  answer text,
  answered_at timestamptz,
  answered_by uuid references users (id) on delete set null,
  -- A part that is kept falls due again on this day.
  new_due_on date,
  -- A customer contests all of an item or a part of it, and a consultant credits all, a part or
  -- nothing.
  contested_centavos bigint not null,
  credited_centavos bigint,
  -- Fine and interest of a credited part go back with it, in proportion, beyond the sum that
  -- was named.
  credited_late_centavos bigint not null default 0 check (credited_late_centavos >= 0),
  unique (contract_id, item),
  check ((state = 'aberta') = (answered_at is null)),
  check ((state = 'aberta') = (answer is null)),
  check (contested_centavos between 1 and centavos),
  check (credited_centavos between 0 and centavos),
  check ((state = 'aberta') = (credited_centavos is null)),
  check (state <> 'mantida' or credited_centavos = 0),
  check (state <> 'aceita' or credited_centavos > 0)
);
create index charge_disputes_state on charge_disputes (state, opened_at);
create index charge_disputes_answered_by on charge_disputes (answered_by);

-- Proof that customers send with a contested charge. It goes with the account. The bytes lie
-- encrypted in the file store under file_name.
create table dispute_files (
  id uuid primary key,
  -- Proof is chosen while a contest is written: until that is sent, a file belongs to its
  -- customer alone. A file that no contest took goes after a day.
  dispute_id uuid references charge_disputes (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  file_name text not null unique,
  shown_name text not null,
  media_type text not null check (media_type in ('image/jpeg', 'application/pdf')),
  size_bytes integer not null check (size_bytes > 0),
  created_at timestamptz not null
);
create index dispute_files_dispute on dispute_files (dispute_id, created_at);
create index dispute_files_user on dispute_files (user_id);
create index dispute_files_unsent on dispute_files (created_at) where dispute_id is null;

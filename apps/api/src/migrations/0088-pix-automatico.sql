-- Recurrences of Pix Automático that were proposed to the payers' banks.
create table payment_recurrences (
  id uuid primary key,
  contract_id uuid not null references contracts (id),
  journey integer not null check (journey between 1 and 4),
  -- 'asked' until our bank has answered: then the same key is sent again
  state text not null check (state in ('asked', 'criada', 'enviada', 'aceita', 'rejeitada', 'expirada', 'cancelada')),
  bank_id text unique,
  location text,
  -- paid with it in journey 3, before it in journey 4
  first_charge_id uuid references payment_charges (id),
  created_at timestamptz not null
);
create unique index payment_recurrences_live on payment_recurrences (contract_id)
  where state in ('asked', 'criada', 'enviada', 'aceita');

-- What was canceled here is taken back at the bank, too.
alter table payment_charges add column dropped boolean not null default false;

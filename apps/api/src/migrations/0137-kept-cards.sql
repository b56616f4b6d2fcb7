-- Cards that customers let pay the next bills: a token of the bank, never the number.
create table payment_cards (
  id uuid primary key,
  contract_id uuid not null references contracts (id),
  -- 'asked' until the bank has kept or refused it; one that is active pays
  state text not null check (state in ('asked', 'active', 'refused', 'removed')),
  -- typed without a payment, on this page of the bank
  alone boolean not null,
  page_url text,
  -- what the bank calls it; forgotten once it is removed there
  token text,
  brand text,
  last4 text check (last4 ~ '^[0-9]{4}$'),
  expiry text,
  -- bills that fall due from this day on are taken from it
  charges_from date,
  -- whether the bank has let go of one that was removed here
  dropped boolean not null default false,
  created_at timestamptz not null,
  kept_at timestamptz,
  removed_at timestamptz
);
create unique index payment_cards_active on payment_cards (contract_id) where state = 'active';
-- one page to type one on is open once
create unique index payment_cards_alone on payment_cards (contract_id) where alone and state = 'asked';
create index payment_cards_contract on payment_cards (contract_id);
create index payment_cards_tokens on payment_cards (created_at) where token is not null;

-- The card that a charge keeps, or is taken from.
alter table payment_charges add column card_id uuid references payment_cards (id);
create index payment_charges_card on payment_charges (card_id) where card_id is not null;
alter table payment_charges drop constraint payment_charges_method_check;
alter table payment_charges add constraint payment_charges_method_check
  check (method in ('pix', 'boleto', 'cartao', 'pix-automatico', 'cartao-salvo'));

-- How a customer gets the next bills ready by e-mail; no row: they choose on the page of payments.
create table payment_settings (
  contract_id uuid primary key references contracts (id),
  method text not null check (method in ('pix', 'boleto')),
  chosen_at timestamptz not null
);

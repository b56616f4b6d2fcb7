create table leads (
  id uuid primary key,
  product text not null,
  kind text not null check (kind in ('desconto-assinar', 'contato', 'empresa', 'pre-reserva')),
  name text not null,
  email text not null,
  cellphone text not null,
  interest text not null,
  status text not null default 'novo' check (status in ('novo', 'em_contato', 'simulou', 'encerrado')),
  times integer not null default 1 check (times > 0),
  dealership_id integer references dealerships (id),
  seller_id uuid references users (id) on delete set null,
  campaign text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index leads_merge on leads (lower(email), product, created_at);
create index leads_newest on leads (created_at desc, id desc);

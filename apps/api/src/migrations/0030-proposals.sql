create sequence proposal_numbers;

create table proposals (
  id uuid primary key,
  number text not null unique,
  simulation_id uuid not null unique references simulations (id),
  simulation_code text not null,
  user_id uuid not null references users (id),
  state text not null check (state in (
    'rascunho', 'enviada', 'em_analise', 'documentos_pendentes', 'aprovada', 'reprovada', 'contrato_assinado',
    'pagamento_confirmado', 'entrega_agendada', 'ativa', 'encerrada', 'cancelada', 'expirada')),
  revision integer not null check (revision > 0),
  client_type integer not null check (client_type in (1, 2)),
  version_slug text not null,
  paint text not null,
  term integer not null check (term > 0),
  km integer not null check (km > 0),
  choice jsonb not null,
  quote jsonb not null,
  price_table text not null,
  monthly_centavos bigint not null check (monthly_centavos > 0),
  contract_total_centavos bigint not null check (contract_total_centavos >= monthly_centavos),
  payment_method text not null check (payment_method in ('pix', 'boleto', 'cartao')),
  due_day integer not null check (due_day in (5, 10, 15, 20, 25)),
  income_centavos bigint not null check (income_centavos > 0),
  dealership_id integer references dealerships (id),
  seller_id uuid references users (id) on delete set null,
  origin text not null check (origin in ('site', 'link-da-loja', 'venda-assistida')),
  campaign text,
  delivery_date date,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index proposals_newest on proposals (created_at desc, id desc);
create index proposals_user on proposals (user_id, created_at desc);
create index proposals_dealership on proposals (dealership_id, created_at desc);
create index proposals_seller on proposals (seller_id, created_at desc);
create index proposals_state on proposals (state, created_at desc);

create table proposal_events (
  id bigint generated always as identity primary key,
  proposal_id uuid not null references proposals (id),
  from_state text,
  to_state text not null,
  actor text not null check (actor in ('customer', 'consultant', 'system')),
  actor_id uuid references users (id) on delete set null,
  reason text,
  note text,
  at timestamptz not null
);
create index proposal_events_proposal on proposal_events (proposal_id, id);

alter table leads drop constraint leads_kind_check;
alter table leads add constraint leads_kind_check check (kind in ('desconto-assinar', 'contato', 'empresa', 'pre-reserva', 'aviso-de-modelo', 'chamanochat', 'campanha-whatsapp', 'abordo', 'assine'));
-- some landing pages ask for a phone alone
alter table leads alter column email drop not null;
alter table leads add column session_id uuid;
create index leads_session on leads (session_id) where session_id is not null;

create table reservations (
  id uuid primary key,
  model_slug text not null references vehicle_models (slug),
  number integer not null check (number > 0),
  email text not null,
  lead_id uuid not null references leads (id) on delete cascade,
  created_at timestamptz not null,
  unique (model_slug, number)
);
-- one person, one place
create unique index reservations_person on reservations (model_slug, lower(email));

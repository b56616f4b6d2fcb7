-- Leads that consultants work on: who holds them, what was done, and when they come next.
alter table leads drop constraint leads_status_check;
update leads set status = case status when 'simulou' then 'em_contato' when 'encerrado' then 'sem_interesse' else status end;
alter table leads
  add check (status in ('novo', 'em_contato', 'sem_resposta', 'virou_proposta', 'sem_interesse')),
  add column reason text check (reason in ('preco', 'prazo-de-entrega', 'outra-empresa', 'so-pesquisava', 'contato-errado', 'outro')),
  add column claimed_by uuid references users (id) on delete set null,
  add column claimed_at timestamptz,
  -- since when the person waits for the first answer
  add column waiting_since timestamptz,
  add column next_contact_at timestamptz,
  -- when it is its turn in the queue; null once it is closed
  add column due_at timestamptz,
  add column revision integer not null default 1 check (revision > 0);
update leads set
  waiting_since = date_trunc('milliseconds', created_at),
  reason = case when status = 'sem_interesse' then 'outro' end,
  due_at = case when status not in ('virou_proposta', 'sem_interesse') then date_trunc('milliseconds', created_at) + interval '1 day' end;
alter table leads
  alter column waiting_since set not null,
  add check ((due_at is null) = (status in ('virou_proposta', 'sem_interesse'))),
  add check ((reason is null) = (status <> 'sem_interesse'));
create index leads_open on leads (due_at, id) where due_at is not null;
create index leads_free on leads (due_at, id) where due_at is not null and claimed_by is null;
create index leads_held on leads (claimed_by, due_at, id) where claimed_by is not null;
create index leads_of_state on leads (status, created_at desc, id desc);
create index leads_cellphone on leads (cellphone) where cellphone <> '';

-- What was done, one after the other; nobody changes it. `note` is read by consultants alone.
create table lead_entries (
  id bigint generated always as identity primary key,
  lead_id uuid not null references leads (id) on delete cascade,
  act text not null check (act in ('claimed', 'released', 'worked', 'returned')),
  -- null when the person wrote again, or the colleague's account is gone
  entered_by uuid references users (id) on delete set null,
  note text,
  status text check (status in ('novo', 'em_contato', 'sem_resposta', 'virou_proposta', 'sem_interesse')),
  reason text check (reason in ('preco', 'prazo-de-entrega', 'outra-empresa', 'so-pesquisava', 'contato-errado', 'outro')),
  next_contact_at timestamptz,
  at timestamptz not null
);
create index lead_entries_lead on lead_entries (lead_id, id);
create index lead_entries_entered_by on lead_entries (entered_by);

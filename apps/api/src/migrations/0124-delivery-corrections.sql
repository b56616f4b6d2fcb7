-- Milestones that were noted by mistake and taken back, with the words of who did it.
create table delivery_corrections (
  id bigint generated always as identity primary key,
  contract_id uuid not null references contracts (id) on delete cascade,
  kind text not null check (kind in ('pedido', 'faturado', 'a_caminho', 'na_loja', 'emplacado', 'pronto')),
  on_day date not null,
  -- null once the customer was erased
  reason text,
  undone_by uuid references users (id) on delete set null,
  undone_at timestamptz not null
);
create index delivery_corrections_contract on delivery_corrections (contract_id);
create index delivery_corrections_undone_by on delivery_corrections (undone_by);

-- When the customer was told that an idle proposal expires soon; before `updated_at` it was another idleness.
alter table proposals add column reminded_at timestamptz;
create index proposals_idle on proposals (updated_at) where state in ('documentos_pendentes', 'aprovada');

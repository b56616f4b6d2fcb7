-- All proposals, as a consultant may ask for them: by their last change, by price, and
-- the open ones by the longest without a change.
create index proposals_changed on proposals (updated_at desc, id desc);
create index proposals_monthly on proposals (monthly_centavos desc, id desc);
create index proposals_open on proposals (updated_at, id)
  where state in ('rascunho', 'enviada', 'em_analise', 'documentos_pendentes', 'aprovada',
    'contrato_assinado', 'pagamento_confirmado', 'entrega_agendada');

-- Those that may expire are listed alone, too: in the order of that list.
drop index proposals_idle;
create index proposals_idle on proposals (updated_at, id)
  where state in ('documentos_pendentes', 'aprovada');

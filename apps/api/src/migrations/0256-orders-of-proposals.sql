-- Proposals of a dealership or a seller by their last change and by price.
create index proposals_dealership_changed on proposals (dealership_id, updated_at desc, id desc);
create index proposals_seller_changed on proposals (seller_id, updated_at desc, id desc);
create index proposals_dealership_monthly on proposals (dealership_id, monthly_centavos desc, id desc);
create index proposals_seller_monthly on proposals (seller_id, monthly_centavos desc, id desc);

-- Open ones: who waits the longest, and how long all of them do.
create index proposals_dealership_open on proposals (dealership_id, updated_at, id)
  include (state, created_at)
  where state in ('rascunho', 'enviada', 'em_analise', 'documentos_pendentes', 'aprovada',
    'contrato_assinado', 'pagamento_confirmado', 'entrega_agendada');
create index proposals_seller_open on proposals (seller_id, updated_at, id)
  include (state, created_at)
  where state in ('rascunho', 'enviada', 'em_analise', 'documentos_pendentes', 'aprovada',
    'contrato_assinado', 'pagamento_confirmado', 'entrega_agendada');

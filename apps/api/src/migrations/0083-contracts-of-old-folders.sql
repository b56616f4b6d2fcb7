-- Proposals that were signed before there were contracts become contracts: number, terms from what the proposal
-- froze, and in the ledger a charge and a payment for each installment that was marked as paid. What else is due
-- is charged by the job, which knows business days.
create temporary table old_contracts on commit drop as
  select gen_random_uuid() as id, p.id as proposal_id, signed.at as signed_at, p.quote, p.due_day
  from proposals p
  join lateral (select min(e.at) as at from proposal_events e
    where e.proposal_id = p.id and e.to_state = 'contrato_assinado') signed on signed.at is not null
  where not exists (select 1 from contracts c where c.proposal_id = p.id);

insert into contracts (id, number, proposal_id, user_id, terms, signed_at, closed_at, revision)
  select o.id,
    'C-' || to_char(o.signed_at at time zone 'America/Sao_Paulo', 'YYMM') || '-' ||
      case when o.running < 10000 then lpad(o.running::text, 4, '0') else o.running::text end,
    p.id, p.user_id,
    jsonb_build_object(
      'clientType', p.client_type,
      'modelSlug', p.choice ->> 'modelSlug', 'modelName', p.choice ->> 'modelName',
      'versionSlug', p.version_slug, 'versionName', p.choice ->> 'versionName',
      'paint', p.paint, 'paintName', p.choice ->> 'paintName',
      'term', p.term, 'km', p.km,
      'addOns', coalesce(p.choice -> 'addOns', '[]'::jsonb),
      'lines', coalesce(p.quote -> 'lines', '[]'::jsonb),
      'monthlyCentavos', p.monthly_centavos,
      'oneOff', coalesce(p.quote -> 'oneOff', '[]'::jsonb),
      'extraKmCentavos', coalesce(p.quote -> 'extraKmCentavos', '0'::jsonb),
      'deductibleCentavos', coalesce(p.quote -> 'deductibleCentavos', '0'::jsonb),
      'dueDay', p.due_day, 'paymentMethod', p.payment_method, 'dealershipId', p.dealership_id,
      'signedOn', to_char(o.signed_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD'),
      'promisedOn', to_char(coalesce(p.delivery_date, (o.signed_at at time zone 'America/Sao_Paulo')::date), 'YYYY-MM-DD'),
      'handover', case when p.choice -> 'addOns' @> '[{"slug": "entrega-em-casa"}]'
        then jsonb_build_object('label', 'Entrega em casa', 'text',
          coalesce('Pela loja ' || (p.choice ->> 'dealershipName'), 'Pela loja mais perto de você'))
        else jsonb_build_object('label', 'Retirada', 'text',
          coalesce(p.choice ->> 'dealershipName', 'Na loja mais perto de você')) end),
    o.signed_at,
    case when p.state in ('cancelada', 'encerrada') then p.updated_at end,
    1
  from (select *, nextval('contract_numbers') as running from (select * from old_contracts order by signed_at, id) s) o
  join proposals p on p.id = o.proposal_id;

-- What an installment is made of: its month, and with the first what is charged once.
create temporary table old_items on commit drop as
  select o.id as contract_id, paid.number, paid.paid_at, 'installment:' || paid.number as item,
    'revenue-monthly' as account, p.monthly_centavos as centavos, 0 as position
  from old_contracts o join proposals p on p.id = o.proposal_id
  join paid_installments paid on paid.proposal_id = p.id
  union all
  select o.id, paid.number, paid.paid_at, 'once:' || (once.part ->> 'key'),
    'revenue-once', (once.part ->> 'centavos')::bigint, once.position::int
  from old_contracts o join proposals p on p.id = o.proposal_id
  join paid_installments paid on paid.proposal_id = p.id and paid.number = 1
  cross join lateral jsonb_array_elements(coalesce(p.quote -> 'oneOff', '[]'::jsonb)) with ordinality once (part, position)
  where (once.part ->> 'centavos')::bigint <> 0;

insert into ledger_transactions (contract_id, kind, reference, on_day, due_on, at)
  select contract_id, 'charge', 'charge:' || number, day, day, paid_at
  from (select distinct contract_id, number, paid_at, (paid_at at time zone 'America/Sao_Paulo')::date as day from old_items) i
  order by contract_id, number;
insert into ledger_transactions (contract_id, kind, reference, on_day, at)
  select contract_id, 'payment', 'payment:before-' || number, (paid_at at time zone 'America/Sao_Paulo')::date, paid_at
  from (select distinct contract_id, number, paid_at from old_items) i
  order by contract_id, number;

insert into ledger_postings (contract_id, transaction_id, account, item, centavos)
  select i.contract_id, t.id, side.account, i.item, side.centavos
  from old_items i
  join ledger_transactions t on t.contract_id = i.contract_id and t.reference = 'charge:' || i.number
  cross join lateral (values ('receivable', i.centavos, 0), (i.account, -i.centavos, 1)) side (account, centavos, position)
  order by t.id, side.position, i.position;
insert into ledger_postings (contract_id, transaction_id, account, item, centavos)
  select i.contract_id, t.id, side.account, side.item, side.centavos
  from (select contract_id, number, sum(centavos)::bigint as centavos from old_items group by 1, 2) i
  join ledger_transactions t on t.contract_id = i.contract_id and t.reference = 'payment:before-' || i.number
  cross join lateral (
    select 'cash' as account, null as item, i.centavos, -1 as position
    union all
    select 'receivable', part.item, -part.centavos, part.position
    from old_items part where part.contract_id = i.contract_id and part.number = i.number) side
  order by t.id, side.position;

drop table paid_installments;

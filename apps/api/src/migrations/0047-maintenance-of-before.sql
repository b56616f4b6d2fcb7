-- A maintenance that customers asked for in words, and that was resolved before visits were noted,
-- is the one after which the plan of its car begins.
insert into maintenance_visits (contract_id, done_on, odometer_km, noted_at)
select distinct on (request.contract_id, resolved.on_day)
  request.contract_id, resolved.on_day, (request.details ->> 'km')::integer, resolved.at
from service_requests request
join contracts on contracts.id = request.contract_id
join proposals on proposals.id = contracts.proposal_id and proposals.state = 'ativa'
cross join lateral (
  select at, (at at time zone 'America/Sao_Paulo')::date as on_day
  from service_entries
  where request_id = request.id and to_state = 'resolvida'
  order by id desc
  limit 1
) resolved
where request.kind = 'revisao' and request.state = 'resolvida'
  and request.details ->> 'km' ~ '^[0-9]{1,6}$'
order by request.contract_id, resolved.on_day, request.opened_at desc
on conflict do nothing;

-- Nobody noted what was done on the other cars, so a maintenance that would be overdue today may
-- have been done: its customer is not told that it is late.
insert into maintenance_notices (contract_id, number, step, due_on, due_km, noted_at)
select contract_id, number, 'near', due_on, due_km, now()
from (
  select
    contracts.id as contract_id,
    done.visits + 1 as number,
    (coalesce(done.last_on, (handed.at at time zone 'America/Sao_Paulo')::date)
      + make_interval(months => coalesce(sheet.maintenance_months, 12)))::date as due_on,
    coalesce(done.last_km, 0) + coalesce(sheet.maintenance_km, 10000) as due_km,
    (
      select odometer_km from odometer_readings reading
      where reading.contract_id = contracts.id
      order by on_day desc
      limit 1
    ) as read_km
  from contracts
  join proposals on proposals.id = contracts.proposal_id and proposals.state = 'ativa'
  cross join lateral (
    select coalesce(
      (select handed_at from handovers where handovers.contract_id = contracts.id),
      (select min(at) from proposal_events
        where proposal_events.proposal_id = proposals.id and to_state = 'ativa')
    ) as at
  ) handed
  cross join lateral (
    select count(*)::integer as visits, max(done_on) as last_on,
      (array_agg(odometer_km order by done_on desc))[1] as last_km
    from maintenance_visits visit
    where visit.contract_id = contracts.id
  ) done
  left join vehicle_versions version on version.slug = contracts.terms ->> 'versionSlug'
  left join technical_sheets sheet on sheet.version_id = version.id
  where handed.at is not null
) due
where due_on < (now() at time zone 'America/Sao_Paulo')::date or due_km < read_km
on conflict do nothing;

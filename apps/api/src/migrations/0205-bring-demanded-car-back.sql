-- A car that the house demands of who doesn't pay has a last day too, as a withdrawn one has.
do $$
declare old text;
begin
  select conname into strict old from pg_constraint
  where conrelid = 'returns'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%bring_by%';
  execute format('alter table returns drop constraint %I', old);
end $$;
-- Cars that are out already: 7 days from now, for nobody was told of a day, and no weekend.
update returns set bring_by = d.day + case extract(isodow from d.day) when 6 then 2 when 7 then 1 else 0 end
from (
  select contract_id, (greatest(updated_at, now()) at time zone 'America/Sao_Paulo')::date + 7 as day from returns
) d
where d.contract_id = returns.contract_id and returns.kind = 'inadimplencia' and returns.returned_at is null;
alter table returns add constraint returns_bring_by_check check (
  case when kind in ('inadimplencia', 'desistencia')
    then bring_by is not null or returned_at is not null
    else bring_by is null
  end
);

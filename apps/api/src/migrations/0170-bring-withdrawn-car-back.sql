-- Until when a car comes back whose customer stepped back from the contract, and which mails told of it.
alter table returns
  add column bring_by date,
  add column reminded_at timestamptz,
  add column overdue_told_at timestamptz;
-- Cars that are out already: 7 days from the withdrawal, and no weekend.
update returns set bring_by = d.day + case extract(isodow from d.day) when 6 then 2 when 7 then 1 else 0 end
from (select contract_id, (asked_at at time zone 'America/Sao_Paulo')::date + 7 as day from returns) d
where d.contract_id = returns.contract_id and returns.kind = 'desistencia';
alter table returns add check ((kind = 'desistencia') = (bring_by is not null));
-- What the days to bring it back run out on.
create index returns_bring_by on returns (bring_by) where bring_by is not null and returned_at is null;

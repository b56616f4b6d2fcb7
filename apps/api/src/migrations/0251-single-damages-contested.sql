-- Single damages are contested, and the day of the answer counts from when. Null for what
-- was never contested. Before, all damages of a return were contested at once.
alter table return_damages
  add column contest text check (contest in ('contestado', 'mantido', 'retirado'));
alter table returns add column contest_opened_at timestamptz;
update returns set contest_opened_at = updated_at where damage_state = 'contestados';
update return_damages d
  set contest = case r.damage_state
    when 'contestados' then 'contestado' when 'cobrados' then 'mantido' else 'retirado' end
  from returns r
  where r.contract_id = d.contract_id
    and (r.damage_state in ('contestados', 'retirados') or r.answered_by is not null);

-- The trail can be read and added to, and nothing else: no row of it is changed, and old rows go by one function alone
-- (security-requirements H6). Where the API has a database user of its own, that user has no right to update or delete
-- here, and may call the function (`grantToApiUser`). Where one user does everything, the trigger refuses the rest.
create function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('rodar.forgets_audit', true), '') = 'on' then
    return null;
  end if;
  raise exception 'audit_entries takes no %: old entries go by forget_audit_entries()', lower(tg_op)
    using errcode = 'insufficient_privilege';
end $$;

create trigger audit_entries_stay before update or delete or truncate on audit_entries
  for each statement execute function refuse_change_of_audit();

-- Deletes the entries before a moment and says how many they were. The last 28 days stay whatever is asked, counted from
-- now or from the newest entry (the clock of a demo may be ahead), so whoever misuses it can't hide what was just done.
create function forget_audit_entries(oldest timestamptz) returns bigint
language plpgsql security definer
set search_path = pg_catalog, public, pg_temp
set rodar.forgets_audit = 'on'
as $$
declare
  gone bigint;
begin
  delete from public.audit_entries
  where at < least(oldest, greatest(now(), (select max(at) from public.audit_entries)) - interval '28 days');
  get diagnostics gone = row_count;
  return gone;
end $$;

revoke all on function forget_audit_entries(timestamptz) from public;

-- Where something changed, for the portals that show it live. Triggers write it, in the transaction of the change: it is
-- told once that has committed, and never without it. A scope is all consultants, a dealership or an account of staff;
-- nothing says what changed, or whose it is. Kept for an hour (docs/decisions/088).
create table changes (
  xid xid8 not null default pg_current_xact_id(),
  topic text not null,
  scope text not null,
  at timestamptz not null default now(),
  primary key (xid, topic, scope)
);
create index changes_at on changes (at);

-- Once a transaction, however many rows it writes. A scope that is null is none.
create function note_change(of_topic text, variadic of_scopes text[]) returns void language sql as $$
  insert into changes (topic, scope)
  select of_topic, scope from unnest(of_scopes) as scope where scope is not null
  on conflict do nothing
$$;

create function note_proposal() returns trigger language plpgsql as $$
begin
  perform note_change('proposals', 'all', 'dealership:' || one.dealership_id, 'account:' || one.seller_id)
  from (values (old.dealership_id, old.seller_id), (new.dealership_id, new.seller_id)) as one (dealership_id, seller_id);
  return null;
end $$;
create trigger notes_change after insert or update or delete on proposals for each row
  execute function note_proposal();

create function note_part_of_proposal() returns trigger language plpgsql as $$
begin
  perform note_change('proposals', 'all', 'dealership:' || dealership_id, 'account:' || seller_id)
  from proposals where id = coalesce(new.proposal_id, old.proposal_id);
  return null;
end $$;
create trigger notes_change after insert or update or delete on proposal_notes for each row
  execute function note_part_of_proposal();
create trigger notes_change after insert or update or delete on proposal_follow_ups for each row
  execute function note_part_of_proposal();
create trigger notes_change after insert or update or delete on proposal_reviews for each row
  execute function note_part_of_proposal();
create trigger notes_change after insert or update or delete on requested_documents for each row
  execute function note_part_of_proposal();

create function note_lead() returns trigger language plpgsql as $$
begin
  perform note_change('leads', 'all');
  return null;
end $$;
create trigger notes_change after insert or update or delete on leads for each row execute function note_lead();

create function note_cart() returns trigger language plpgsql as $$
begin
  perform note_change('carts', 'account:' || old.seller_id, 'account:' || new.seller_id);
  return null;
end $$;
create trigger notes_change after insert or update or delete on shared_carts for each row execute function note_cart();

create function note_cart_event() returns trigger language plpgsql as $$
begin
  perform note_change('carts', 'account:' || seller_id) from shared_carts where id = new.shared_cart_id;
  return null;
end $$;
create trigger notes_change after insert on cart_events for each row execute function note_cart_event();

-- Whose stream has to end: another access begins with another stream.
create function note_access() returns trigger language plpgsql as $$
begin
  perform note_change('access', 'account:' || old.id);
  return null;
end $$;
create trigger notes_change after update of role, rights, dealership_id, disabled_at on users for each row
  when (old.role is not null and (old.role, old.rights, old.dealership_id, old.disabled_at)
    is distinct from (new.role, new.rights, new.dealership_id, new.disabled_at))
  execute function note_access();
create trigger notes_end after delete on users for each row when (old.role is not null)
  execute function note_access();

create function note_session_end() returns trigger language plpgsql as $$
begin
  perform note_change('access', 'session:' || new.id) from users where id = new.user_id and role is not null;
  return null;
end $$;
create trigger notes_change after update of ended_at on sessions for each row
  when (old.ended_at is null and new.ended_at is not null)
  execute function note_session_end();

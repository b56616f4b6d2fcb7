-- Items of the consultants' queues that somebody has open. A row counts for ten minutes after
-- its holder was last seen there; `item_id` is the id of the item's page.
create table item_holds (
  queue text not null check (
    queue in ('proposals', 'leads', 'overdue', 'services', 'fines', 'disputes', 'damages', 'purchases')
  ),
  item_id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  taken_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (queue, item_id)
);
create index item_holds_user on item_holds (user_id);

-- Consultants hear who has what. That its holder is still there is no news.
create function note_hold() returns trigger language plpgsql as $$
begin
  perform note_change('holds', 'all');
  return null;
end $$;
create trigger notes_change after insert or delete on item_holds for each row
  execute function note_hold();
create trigger notes_taking after update on item_holds for each row
  when ((old.user_id, old.taken_at) is distinct from (new.user_id, new.taken_at))
  execute function note_hold();

-- Functions, the triggers that call them, and rights. Functions that an index needs stand with
-- their table.

-- Great-circle distance in km on a sphere of 6371 km.
create function distance_km(lat1 double precision, lng1 double precision, lat2 double precision, lng2 double precision)
returns double precision language sql immutable parallel safe as $$
  select 2 * 6371 * asin(sqrt(least(1.0,
    power(sin(radians(lat2 - lat1) / 2), 2) +
    cos(radians(lat1)) * cos(radians(lat2)) * power(sin(radians(lng2 - lng1) / 2), 2))))
$$;

-- A file of the store is removed after the row that names it.
create function doom_file() returns trigger language plpgsql as $$
begin
  insert into doomed_files (file_name, due_at) values (old.file_name, '-infinity') on conflict (file_name) do update set due_at = excluded.due_at;
  return old;
end
$$;
create trigger documents_doom after delete on documents
  for each row execute function doom_file();
create trigger handover_photos_doom after delete on handover_photos
  for each row execute function doom_file();
-- A contract that goes takes its file along.
create trigger contracts_doom after delete on contracts
  for each row when (old.file_name is not null) execute function doom_file();
create trigger return_photos_doom after delete on return_photos
  for each row execute function doom_file();
create trigger contract_drivers_doom after delete on contract_drivers
  for each row when (old.file_name is not null) execute function doom_file();
create trigger service_files_doom after delete on service_files
  for each row execute function doom_file();
create trigger traffic_fine_files_doom after delete on traffic_fine_files
  for each row execute function doom_file();
create trigger dispute_files_doom after delete on dispute_files
  for each row execute function doom_file();

-- Every statement that writes a table of the catalogue moves its edition.
create function move_catalogue_edition() returns trigger language plpgsql as $$
begin
  update catalogue_edition set edition = edition + 1;
  return null;
end
$$;
create trigger moves_edition after insert or update or delete or truncate on vehicle_models
  for each statement execute function move_catalogue_edition();
create trigger moves_edition after insert or update or delete or truncate on vehicle_versions
  for each statement execute function move_catalogue_edition();
create trigger moves_edition after insert or update or delete or truncate on paints
  for each statement execute function move_catalogue_edition();
create trigger moves_edition after insert or update or delete or truncate on add_ons
  for each statement execute function move_catalogue_edition();
create trigger moves_edition after insert or update or delete or truncate on price_tables
  for each statement execute function move_catalogue_edition();
create trigger moves_edition after insert or update or delete or truncate on prices
  for each statement execute function move_catalogue_edition();
create trigger moves_edition after insert or update or delete or truncate on stock
  for each statement execute function move_catalogue_edition();
create trigger moves_edition after insert or update or delete or truncate on dealerships
  for each statement execute function move_catalogue_edition();
create trigger moves_edition after insert or update or delete or truncate on extra_prices
  for each statement execute function move_catalogue_edition();

-- The signed part of a contract never changes.
create function keep_what_was_signed() returns trigger language plpgsql as $$
begin
  raise exception 'What was signed never changes: contract %', old.number;
end $$;
create trigger contracts_signed before update on contracts for each row
  when (old.terms is distinct from new.terms or old.number <> new.number or old.signed_at <> new.signed_at
    or old.proposal_id <> new.proposal_id
    or (old.text_hash is not null and old.text_hash is distinct from new.text_hash))
  execute function keep_what_was_signed();

-- The ledger is append only.
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append only: post a reversal';
end $$;
create trigger ledger_transactions_kept before update or delete on ledger_transactions
  for each row execute function refuse_ledger_change();
create trigger ledger_postings_kept before update or delete on ledger_postings
  for each row execute function refuse_ledger_change();

-- At the commit every transaction has postings, and they sum to zero.
create function check_ledger_balance() returns trigger language plpgsql as $$
declare
  of_transaction bigint := case tg_table_name when 'ledger_postings' then (to_jsonb(new) ->> 'transaction_id')::bigint
                                              else (to_jsonb(new) ->> 'id')::bigint end;
  total bigint;
begin
  select sum(centavos) into total from ledger_postings where transaction_id = of_transaction;
  if total is distinct from 0 then
    raise exception 'Ledger transaction % sums to %, not to zero', of_transaction, coalesce(total::text, 'nothing');
  end if;
  return null;
end $$;
create constraint trigger ledger_transactions_balance after insert on ledger_transactions
  deferrable initially deferred for each row execute function check_ledger_balance();
create constraint trigger ledger_postings_balance after insert on ledger_postings
  deferrable initially deferred for each row execute function check_ledger_balance();

-- A change is written once a transaction, however many rows it touches. A scope that is null is
-- skipped.
create function note_change(of_topic text, variadic of_scopes text[]) returns void language sql as $$
  insert into changes (topic, scope)
  select of_topic, scope from unnest(of_scopes) as scope where scope is not null
  on conflict do nothing
$$;

-- A proposal is told to consultants, its dealership, its seller and its customer, before and
-- after it moved to another.
create function note_proposal() returns trigger language plpgsql as $$
begin
  perform note_change(
    'proposals', 'all', 'dealership:' || one.dealership_id, 'account:' || one.seller_id, 'account:' || one.user_id
  )
  from (values (old.dealership_id, old.seller_id, old.user_id), (new.dealership_id, new.seller_id, new.user_id))
    as one (dealership_id, seller_id, user_id);
  return null;
end $$;
create trigger notes_change after insert or update or delete on proposals for each row
  execute function note_proposal();

-- Notes and follow-ups of the dealership are not told to the customer.
create function note_part_of_proposal() returns trigger language plpgsql as $$
begin
  perform note_change(
    'proposals', 'all', 'dealership:' || dealership_id, 'account:' || seller_id,
    case when tg_table_name in ('proposal_reviews', 'requested_documents') then 'account:' || user_id end
  )
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
create trigger notes_change after insert or update or delete on leads
  for each row execute function note_lead();

create function note_cart() returns trigger language plpgsql as $$
begin
  perform note_change('carts', 'account:' || old.seller_id, 'account:' || new.seller_id);
  return null;
end $$;
create trigger notes_change after insert or update or delete on shared_carts
  for each row execute function note_cart();

create function note_cart_event() returns trigger language plpgsql as $$
begin
  perform note_change('carts', 'account:' || seller_id) from shared_carts where id = new.shared_cart_id;
  return null;
end $$;
create trigger notes_change after insert on cart_events
  for each row execute function note_cart_event();

-- The stream of an account ends when its access changes: another access begins with another
-- stream. An account of a customer that is erased leaves no mark of itself.
create function note_access() returns trigger language plpgsql as $$
begin
  perform note_change('access', 'account:' || old.id);
  return null;
end $$;
create trigger notes_end after delete on users for each row when (old.role is not null)
  execute function note_access();
create trigger notes_change after update of role, rights, dealership_id, disabled_at on users for each row
  when ((old.role, old.rights, old.dealership_id, old.disabled_at)
    is distinct from (new.role, new.rights, new.dealership_id, new.disabled_at))
  execute function note_access();

create function note_session_end() returns trigger language plpgsql as $$
begin
  perform note_change('access', 'session:' || new.id);
  return null;
end $$;
create trigger notes_change after update of ended_at on sessions for each row
  when (old.ended_at is null and new.ended_at is not null)
  execute function note_session_end();

-- A delivery or return is told to the dealership that hands the car over or takes it back,
-- before and after it moved to another.
create function note_delivery() returns trigger language plpgsql as $$
begin
  perform note_change('deliveries', 'dealership:' || old.dealership_id, 'dealership:' || new.dealership_id);
  return null;
end $$;
create trigger notes_change after insert or update or delete on deliveries for each row
  execute function note_delivery();
create trigger notes_change after insert or update or delete on returns for each row
  execute function note_delivery();

create function note_part_of_delivery() returns trigger language plpgsql as $$
begin
  perform note_change('deliveries', 'dealership:' || dealership_id)
  from deliveries where contract_id = coalesce(new.contract_id, old.contract_id);
  return null;
end $$;
create trigger notes_change after insert or update or delete on delivery_milestones for each row
  execute function note_part_of_delivery();
create trigger notes_change after insert or update or delete on cars for each row
  execute function note_part_of_delivery();
create trigger notes_change after insert or update or delete on handovers for each row
  execute function note_part_of_delivery();
create trigger notes_change after insert or delete on handover_photos for each row
  execute function note_part_of_delivery();

create function note_part_of_return() returns trigger language plpgsql as $$
begin
  perform note_change('deliveries', 'dealership:' || dealership_id)
  from returns where contract_id = coalesce(new.contract_id, old.contract_id);
  return null;
end $$;
create trigger notes_change after insert or update or delete on return_damages for each row
  execute function note_part_of_return();
create trigger notes_change after insert or delete on return_photos for each row
  execute function note_part_of_return();

create function note_service() returns trigger language plpgsql as $$
begin
  perform note_change('services', 'all');
  return null;
end $$;
create trigger notes_change after insert or update or delete on service_requests for each row
  execute function note_service();
create trigger notes_change after insert on service_entries
  for each row execute function note_service();
create trigger notes_change after insert on service_files
  for each row execute function note_service();

create function note_dispute() returns trigger language plpgsql as $$
begin
  perform note_change('disputes', 'all');
  return null;
end $$;
create trigger notes_change after insert or update or delete on charge_disputes for each row
  execute function note_dispute();
create trigger notes_change after insert or update on dispute_files for each row
  when (new.dispute_id is not null) execute function note_dispute();
-- Consultants hear of a contested inspection, and of its answer.
create trigger notes_contest after update of damage_state on returns for each row
  when (old.damage_state is distinct from new.damage_state) execute function note_dispute();

-- The trail can be read and added to, and nothing else: no row of it is changed, and old rows
-- go by one function alone (docs/product/security.md, H6). Where the API has a database user of
-- its own, that user has no right to update or delete here, and may call the function
-- (`grantToApiUser`). Where one user does everything, the trigger refuses the rest.
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

-- Deletes the entries before a moment and says how many they were. The last 28 days stay
-- whatever is asked, counted from now or from the newest entry (the clock of a demo may be
-- ahead), so that a misuse can't hide what was just done.
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

-- Customers hear of the bank's news about their contracts.
create function note_payment() returns trigger language plpgsql as $$
begin
  perform note_change('payments', 'account:' || user_id)
  from contracts where id = coalesce(new.contract_id, old.contract_id);
  return null;
end $$;
create trigger notes_change after insert or update or delete on payment_charges for each row
  execute function note_payment();
create trigger notes_change after insert or update or delete on payment_recurrences for each row
  execute function note_payment();
create trigger notes_change after insert or update or delete on payment_cards for each row
  execute function note_payment();
create trigger notes_change after insert or update or delete on bank_payments for each row
  execute function note_payment();

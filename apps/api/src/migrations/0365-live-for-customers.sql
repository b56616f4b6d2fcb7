-- Customers hear of their own proposals, and of what the bank says about their contracts, like staff (0226): a scope is
-- the customer's account as well. Notes and follow-ups of the dealership are none of theirs.
create or replace function note_proposal() returns trigger language plpgsql as $$
begin
  perform note_change(
    'proposals', 'all', 'dealership:' || one.dealership_id, 'account:' || one.seller_id, 'account:' || one.user_id
  )
  from (values (old.dealership_id, old.seller_id, old.user_id), (new.dealership_id, new.seller_id, new.user_id))
    as one (dealership_id, seller_id, user_id);
  return null;
end $$;

create or replace function note_part_of_proposal() returns trigger language plpgsql as $$
begin
  perform note_change(
    'proposals', 'all', 'dealership:' || dealership_id, 'account:' || seller_id,
    case when tg_table_name in ('proposal_reviews', 'requested_documents') then 'account:' || user_id end
  )
  from proposals where id = coalesce(new.proposal_id, old.proposal_id);
  return null;
end $$;

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

-- The stream of a customer ends with the access, too; an account that is erased leaves no mark of itself.
drop trigger notes_change on users;
create trigger notes_change after update of role, rights, dealership_id, disabled_at on users for each row
  when ((old.role, old.rights, old.dealership_id, old.disabled_at)
    is distinct from (new.role, new.rights, new.dealership_id, new.disabled_at))
  execute function note_access();

create or replace function note_session_end() returns trigger language plpgsql as $$
begin
  perform note_change('access', 'session:' || new.id);
  return null;
end $$;

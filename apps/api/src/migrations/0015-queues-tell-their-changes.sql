-- Consultants hear of changes in the queues of fines, purchases and late contracts.
create function note_fine() returns trigger language plpgsql as $$
begin
  perform note_change('fines', 'all');
  return null;
end $$;
create trigger notes_change after insert or update or delete on traffic_fines for each row
  execute function note_fine();

create function note_purchase() returns trigger language plpgsql as $$
begin
  perform note_change('purchases', 'all');
  return null;
end $$;
create trigger notes_change after insert or update or delete on purchases for each row
  execute function note_purchase();

-- A contract is in the queue after its last reminder, while it runs and that bill is open;
-- whatever was decided, it stays until the bill is paid or the contract is over.
create function note_overdue() returns trigger language plpgsql as $$
begin
  perform note_change('overdue', 'all');
  return null;
end $$;
create trigger notes_change after insert on overdue_decisions for each row
  execute function note_overdue();
create trigger notes_change after insert on payment_reminders for each row
  when (new.step = 'ultima') execute function note_overdue();

create function note_overdue_payment() returns trigger language plpgsql as $$
begin
  perform note_change('overdue', 'all')
  from payment_reminders where contract_id = new.contract_id and step = 'ultima' limit 1;
  return null;
end $$;
create trigger notes_overdue after insert on bank_payments for each row
  execute function note_overdue_payment();

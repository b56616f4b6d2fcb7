-- Deliveries and returns, requests of customers and what they contest: told live like proposals (0226). A delivery or
-- return is told to the dealership that hands the car over or takes it back, before and after it moved to another.
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
create trigger notes_change after insert on service_entries for each row execute function note_service();
create trigger notes_change after insert on service_files for each row execute function note_service();

create function note_dispute() returns trigger language plpgsql as $$
begin
  perform note_change('disputes', 'all');
  return null;
end $$;
create trigger notes_change after insert or update or delete on charge_disputes for each row
  execute function note_dispute();
create trigger notes_change after insert or update on dispute_files for each row
  when (new.dispute_id is not null) execute function note_dispute();
-- What the customer does not accept of an inspection, and the answer to it.
create trigger notes_contest after update of damage_state on returns for each row
  when (old.damage_state is distinct from new.damage_state) execute function note_dispute();

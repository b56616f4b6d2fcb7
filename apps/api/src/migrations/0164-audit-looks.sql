-- Consultants with the right read who of the staff looked at whom, newest first, by person, colleague, act and day.
create index audit_looks on audit_entries (at desc, id desc)
  where actor_role in ('CONSULTANT', 'SELLER', 'DEALER', 'operations');
create index audit_looks_of_person on audit_entries (person_id, at desc, id desc)
  where actor_role in ('CONSULTANT', 'SELLER', 'DEALER', 'operations') and person_id is not null;
create index audit_looks_by_actor on audit_entries (actor_id, at desc, id desc)
  where actor_role in ('CONSULTANT', 'SELLER', 'DEALER', 'operations') and actor_id is not null;
create index audit_looks_of_action on audit_entries (action, at desc, id desc)
  where actor_role in ('CONSULTANT', 'SELLER', 'DEALER', 'operations');

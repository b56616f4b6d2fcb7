-- Staff of a dealership hand the car over, which moves the proposal.
alter table proposal_events drop constraint proposal_events_actor_check;
alter table proposal_events add constraint proposal_events_actor_check
  check (actor in ('customer', 'consultant', 'dealership', 'system'));

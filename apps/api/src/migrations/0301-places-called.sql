-- Whose turn it is in a queue: called places are sold to until the end of `called_until`.
alter table reservations add column called_at timestamptz;
alter table reservations add column called_until date;
alter table reservations add constraint reservations_called check ((called_at is null) = (called_until is null));
-- what was sent on the turn; a dropped proposal gives the turn back while its days last
alter table reservations add column proposal_id uuid references proposals (id) on delete set null;
create index reservations_proposal on reservations (proposal_id) where proposal_id is not null;
create index reservations_lead on reservations (lead_id);
-- the list of cars asks for the place of everybody who looks at it
create index reservations_session on reservations (session_id);
create index reservations_email on reservations (model_slug, lower(email));
-- who was called once may stand in the line again
drop index reservations_of_session;
create unique index reservations_of_session on reservations (model_slug, lower(email), session_id) nulls not distinct where called_at is null;
alter table lead_entries drop constraint lead_entries_act_check;
alter table lead_entries add constraint lead_entries_act_check check (act in ('claimed', 'released', 'worked', 'returned', 'called'));

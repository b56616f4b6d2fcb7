-- An e-mail can be typed by anybody: a place belongs to the browser session that took it, and is shown to that one alone.
alter table reservations add column session_id uuid;
update reservations set session_id = leads.session_id from leads where leads.id = reservations.lead_id;
drop index reservations_person;
create unique index reservations_of_session on reservations (model_slug, lower(email), session_id) nulls not distinct;

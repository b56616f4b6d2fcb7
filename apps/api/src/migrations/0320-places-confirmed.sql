-- A place counts once its e-mail was confirmed. Those that were taken before count as they did.
alter table reservations add column confirmed_at timestamptz;
update reservations set confirmed_at = created_at;
-- how many places a session took today
drop index reservations_session;
create index reservations_session on reservations (session_id, created_at);

-- What retention looks for every ten minutes is little, whatever is kept.
create index leads_updated on leads (updated_at);
create index pins_expires on pins (expires_at);
create index proposals_refused on proposals (updated_at) where state = 'reprovada';
create index sessions_ended on sessions (ended_at) where ended_at is not null;
create index sessions_ends on sessions (ends_at);
create index users_unfinished on users (updated_at) where role is null and registration_finished_at is null;

-- What a dealership does about its proposals: the next step of each, and its notes.
create table proposal_follow_ups (
  proposal_id uuid primary key references proposals (id) on delete cascade,
  revision integer not null check (revision > 0),
  next_step text,
  next_day date,
  check ((next_step is null) = (next_day is null))
);
create index proposal_follow_ups_next on proposal_follow_ups (next_day, proposal_id) where next_day is not null;

-- One row an act, which nobody changes. Read by the dealership alone.
create table proposal_notes (
  id bigint generated always as identity primary key,
  proposal_id uuid not null references proposals (id) on delete cascade,
  -- null once the colleague's account is gone
  entered_by uuid references users (id) on delete set null,
  note text,
  next_step text,
  next_day date,
  at timestamptz not null
);
create index proposal_notes_proposal on proposal_notes (proposal_id, id);
create index proposal_notes_entered_by on proposal_notes (entered_by);
create index proposal_notes_at on proposal_notes (at);

-- Which instalments of a signed proposal have been paid; the plan itself is calculated.
create table paid_installments (
  proposal_id uuid not null references proposals (id) on delete cascade,
  number integer not null check (number > 0),
  paid_at timestamptz not null,
  primary key (proposal_id, number)
);

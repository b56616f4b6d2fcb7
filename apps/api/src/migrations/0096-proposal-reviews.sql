-- A refusal that another consultant looks at again (LGPD art. 20): once for each proposal.
create table proposal_reviews (
  proposal_id uuid primary key references proposals (id),
  asked_at timestamptz not null,
  comment text,
  first_consultant_id uuid references users (id) on delete set null,
  answered_at timestamptz,
  answered_by_id uuid references users (id) on delete set null
);

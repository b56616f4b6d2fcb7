-- Back office: the facts that outlive an erased account.

-- Contract and tax facts of somebody whose account was erased, until the law lets them go (LGPD
-- art. 16, I).
create table kept_facts (
  user_id uuid primary key references users (id) on delete cascade,
  name text not null,
  document text,
  address text not null,
  reason text not null,
  kept_until date not null,
  created_at timestamptz not null
);
create index kept_facts_until on kept_facts (kept_until);

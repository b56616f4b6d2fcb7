-- Campaigns that the desk makes: a code with its benefit, the cars and plans for which it counts,
-- its days and its number of uses. Figures are never changed; a campaign can only be ended.
create table campaigns (
  id uuid primary key,
  code text not null unique check (code ~ '^[A-Z0-9]{4,20}$'),
  -- Off each of the first months of a contract.
  monthly_off_centavos bigint not null check (monthly_off_centavos >= 0),
  months integer not null check (months between 0 and 12),
  -- Km of the whole contract that cost nothing.
  km integer not null check (km >= 0),
  -- Slug and name of each model; none stands for all.
  models jsonb not null,
  -- 1 for people, 2 for companies, 0 for both.
  client_type integer not null check (client_type in (0, 1, 2)),
  min_term integer not null check (min_term >= 0),
  starts_on date not null,
  ends_on date not null,
  uses integer not null check (uses > 0),
  -- Its rule stands in the mail to who asks for special conditions.
  is_told boolean not null,
  made_at timestamptz not null,
  -- These are null once the consultant's account is gone.
  made_by uuid references users (id) on delete set null,
  ended_at timestamptz,
  ended_by uuid references users (id) on delete set null,
  check ((monthly_off_centavos > 0 and months > 0 and km = 0)
    or (monthly_off_centavos = 0 and months = 0 and km > 0)),
  check (ends_on >= starts_on)
);
create index campaigns_made_by on campaigns (made_by);
create index campaigns_ended_by on campaigns (ended_by);

-- The campaign whose use a proposal takes. The state of the proposal says whether it still does.
create table campaign_uses (
  proposal_id uuid primary key references proposals (id),
  campaign_id uuid not null references campaigns (id)
);
create index campaign_uses_campaign on campaign_uses (campaign_id);

-- Identity: accounts, sessions, registrations, documents and the team of a dealership.
-- References to tables of later files stand in 0011-forward-references.sql.

create table users (
  id uuid primary key default gen_random_uuid(),
  person_type text not null check (person_type in ('PF', 'PJ')),
  name text not null,
  email text not null,
  cellphone text not null default '',
  document text unique,
  password_hash text not null,
  role text check (role in ('CONSULTANT', 'SELLER', 'DEALER')),
  dealership_id integer,
  origin_assisted_sale text unique,
  email_confirmed_at timestamptz,
  mfa_enabled boolean not null default false,
  privacy_accepted_at timestamptz,
  registration_finished_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- A registration that used an e-mail of somebody else (docs/product/security.md, A7) makes an
  -- account like any unconfirmed one that can never be confirmed. Its own address is a
  -- placeholder; the one that was typed stands here.
  claimed_email text,
  -- The parts of the portal that a consultant may work on.
  rights text[] not null default '{}'
    check (rights <@ array['analysis', 'leads', 'desk', 'audit']),
  check (role is distinct from 'DEALER' or dealership_id is not null),
  check (rights = '{}' or role is not distinct from 'CONSULTANT')
);
create unique index users_email on users (lower(email));
create index users_dealership on users (dealership_id);
create index users_claimed_email on users (claimed_email) where claimed_email is not null;
create index users_unfinished on users (updated_at)
  where role is null and registration_finished_at is null;
-- Consultants are few among customers.
create index users_consultants on users (id) where role = 'CONSULTANT';
-- Consultants find a customer by the beginnings of words of the name, without accents. Staff
-- are found too, since they may have sent a proposal.
create index users_customer_name on users using gin (to_tsvector('simple', regexp_replace(
  translate(lower(name), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn'), '[^a-z0-9]+', ' ', 'g')));

-- A signed-in browser. It is checked at each call, so that ending it works at once
-- (docs/product/security.md, B4).
create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  ended_reason text,
  client text not null default '',
  address text not null default ''
);
create index sessions_user on sessions (user_id);
create index sessions_ended on sessions (ended_at) where ended_at is not null;
create index sessions_ends on sessions (ends_at);

-- Renewal tokens of a session: one is valid at a time, an old one ends the family
-- (docs/product/security.md, B5).
create table refresh_tokens (
  token_hash text primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);

-- Browsers that need no code at sign-in for a while.
create table trusted_devices (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  token_hash text not null unique,
  client text not null default '',
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index trusted_devices_user on trusted_devices (user_id);

-- Links that sign dealership staff in without a password (docs/product/security.md, D7). One
-- row an account: a newer link kills the older. The reference is checked at the end: a request
-- for an unknown e-mail does the same work and is undone.
create table sign_in_links (
  token_hash text primary key,
  user_id uuid not null unique
    references users (id) on delete cascade deferrable initially deferred,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- PINs sent by e-mail (docs/product/security.md, A4, A5). One of a purpose is open at a time; a
-- newer one closes it. Those of a contract, a handover and a return are said or typed by the
-- customer when it is signed, when the car is handed over, and when it is back.
create table pins (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null
    check (purpose in ('mfa', 'email', 'email-change', 'contract', 'handover', 'return')),
  address text not null,
  bound_to text not null default '',
  salt text not null,
  pin_hash text not null,
  failures integer not null default 0 check (failures >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  closed_at timestamptz
);
create unique index pins_open on pins (user_id, purpose) where closed_at is null;
create index pins_sent on pins (user_id, purpose, created_at);
create index pins_expires on pins (expires_at);

-- Links of 'I forgot my password' (docs/product/security.md, A6). The reference is checked at
-- the end: a request for an unknown e-mail does the same work and is undone.
create table password_recoveries (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade deferrable initially deferred,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  address text not null
);
create index password_recoveries_user on password_recoveries (user_id);

-- A new address of a confirmed account, until its code is typed.
create table email_changes (
  user_id uuid primary key references users (id) on delete cascade,
  email text not null,
  -- The session that asked, which goes on after the change.
  session_id uuid not null,
  created_at timestamptz not null
);

create table consents (
  id uuid primary key,
  session_id text,
  user_id uuid references users (id) on delete cascade,
  measurement boolean not null,
  marketing boolean not null,
  text_version text not null,
  page text not null,
  given_at timestamptz not null,
  check (session_id is not null or user_id is not null)
);
create index consents_of_session on consents (session_id, given_at desc) where user_id is null;
create index consents_of_user on consents (user_id, given_at desc) where user_id is not null;

-- The registration of a customer, saved step by step.
create table registrations (
  user_id uuid primary key references users (id) on delete cascade,
  birthdate date,
  nationality text,
  profession text,
  cnh text check (cnh ~ '^[0-9]{11}$'),
  cnh_category text,
  cnh_first_license_date date,
  cnh_expiration_date date,
  company_type text,
  company_phone text,
  financial_contact_name text,
  financial_contact_email text,
  cep text check (cep ~ '^[0-9]{8}$'),
  street text,
  number text,
  complement text,
  neighborhood text,
  city text,
  state_id integer,
  updated_at timestamptz not null,
  -- Number and validity of a foreigner's card (docs/product/brazil.md).
  rne text check (rne ~ '^[0-9A-Z]{6,10}$'),
  rne_expiration_date date,
  -- Bills of a company go to its financial contact; this says whether the account gets them
  -- too.
  financial_contact_copy boolean not null default false
);

-- Partners of a company; shares in hundredths of a percent, which together make 10000.
create table registration_partners (
  user_id uuid not null references users (id) on delete cascade,
  position integer not null check (position between 1 and 20),
  name text not null,
  cpf text not null check (cpf ~ '^[0-9]{11}$'),
  share_hundredths integer not null check (share_hundredths between 1 and 10000),
  -- The address where a partner got the code that signs for the company; null for partners who
  -- never signed.
  email text,
  -- The moment since which a partner stands in the registration as they stand there now:
  -- anybody who came or changed after the approval of a proposal was not examined for it.
  since timestamptz not null,
  primary key (user_id, position),
  unique (user_id, cpf)
);

-- Files that customers sent with their registration. The bytes lie encrypted in the file store
-- under file_name. Foreigners send both sides of their CRNM (docs/product/brazil.md).
create table documents (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null
    check (kind in (
      'cnh-frente', 'cnh-verso', 'crnm-frente', 'crnm-verso', 'comprovante-residencia',
      'contrato-social', 'cartao-cnpj', 'outro'
    )),
  file_name text not null unique,
  shown_name text not null,
  media_type text not null check (media_type in ('image/jpeg', 'application/pdf')),
  size_bytes integer not null check (size_bytes > 0),
  pages integer check (pages > 0),
  passed_scan boolean not null,
  created_at timestamptz not null
);
-- A newer file of a kind replaces the older one; of 'outro' there may be several.
create unique index documents_kind on documents (user_id, kind) where kind <> 'outro';
create index documents_user on documents (user_id, created_at);
create index documents_unscanned on documents (created_at) where not passed_scan;

-- The documents that a question of the analysis asks for, one by one. `instruction` is the
-- consultant's, for the customer.
create table requested_documents (
  id bigint generated always as identity primary key,
  proposal_id uuid not null,
  kind text not null,
  instruction text not null,
  asked_at timestamptz not null,
  received_at timestamptz,
  unique (proposal_id, asked_at, kind)
);

-- Files of the store that are to be removed: written before a file is stored, and by every way
-- a document goes.
create table doomed_files (
  file_name text primary key,
  due_at timestamptz not null
);
create index doomed_files_due on doomed_files (due_at);

-- Drafts: the values that somebody typed into a form and has not sent, for that account alone,
-- for a day.
create table drafts (
  user_id uuid not null references users (id) on delete cascade,
  form text not null check (form ~ '^[a-z][a-z-]*[a-z](\.[A-Za-z0-9-]{1,80})?$'),
  typed text not null check (length(typed) <= 16384),
  saved_at timestamptz not null,
  primary key (user_id, form)
);
create index drafts_saved_at on drafts (saved_at);

-- Sellers whom a dealership invited. The account is made with its password; none exists before.
create table seller_invitations (
  id uuid primary key,
  dealership_id integer not null,
  name text not null,
  email text not null check (email = lower(email)),
  -- The hash of the newest link: another invitation of the same address replaces it.
  token_hash text not null unique,
  -- This is null once the colleague's account is gone.
  invited_by uuid references users (id) on delete set null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  check (accepted_at is null or withdrawn_at is null)
);
create unique index seller_invitations_open on seller_invitations (dealership_id, email)
  where accepted_at is null and withdrawn_at is null;
create index seller_invitations_email on seller_invitations (email);
create index seller_invitations_invited_by on seller_invitations (invited_by);
create index seller_invitations_expires on seller_invitations (expires_at);

-- The acts by which the access of a seller was ended or given back. Whether the seller may
-- enter stands in `users.disabled_at`.
create table staff_access_acts (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  act text not null check (act in ('ended', 'restored')),
  -- This is null for operations, and once the colleague's account is gone.
  acted_by uuid references users (id) on delete set null,
  actor_role text not null check (actor_role in ('DEALER', 'operations')),
  at timestamptz not null
);
create index staff_access_acts_of_user on staff_access_acts (user_id, id desc);
create index staff_access_acts_acted_by on staff_access_acts (acted_by);

-- What a customer has filled in so far, saved step by step.
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
  state_id integer references states (id),
  updated_at timestamptz not null
);

-- PINs sent by e-mail (security-requirements A4, A5): one of a purpose is open at a time, a newer one closes it.
create table pins (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('mfa', 'email')),
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

-- Foreigners: number and validity of the card (domain-brazil 4).
alter table registrations add column rne text check (rne ~ '^[0-9A-Z]{6,10}$');
alter table registrations add column rne_expiration_date date;

-- Nationality is chosen from a list now: what people typed for it before.
update registrations set nationality = 'Brasileira' where lower(trim(nationality)) in ('brasileira', 'brasileiro', 'brasil', 'br');

-- Partners of a company; shares in hundredths of a percent, which together make 10000.
create table registration_partners (
  user_id uuid not null references users (id) on delete cascade,
  position integer not null check (position between 1 and 20),
  name text not null,
  cpf text not null check (cpf ~ '^[0-9]{11}$'),
  share_hundredths integer not null check (share_hundredths between 1 and 10000),
  primary key (user_id, position),
  unique (user_id, cpf)
);

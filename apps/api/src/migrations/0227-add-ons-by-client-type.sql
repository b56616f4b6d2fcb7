-- Income protection covers a person's job: companies have none to lose.
alter table add_ons add column client_types text not null default 'PF PJ'
  check (client_types in ('PF', 'PJ', 'PF PJ'));
update add_ons set client_types = 'PF' where slug = 'protecao-de-renda';

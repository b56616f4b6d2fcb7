-- The link of a mail proves the address that it went to and no other. Links that are under way are asked for again.
delete from password_recoveries;
alter table password_recoveries add column address text not null;
-- What somebody earns is no fact of a contract: it goes with the account.
alter table proposals alter column income_centavos drop not null;

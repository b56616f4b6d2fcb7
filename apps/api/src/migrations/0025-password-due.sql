-- An app that the sign-in link of a mail connected waits for the first sign-in with the
-- password; until then no link opens anything (docs/product/security.md, A12).
alter table authenticators add column password_due boolean not null default false;

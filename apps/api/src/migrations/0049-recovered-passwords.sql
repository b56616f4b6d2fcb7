-- A password that the link of a mail replaced opens no first second step of staff until a
-- second person has confirmed the account's owner.
alter table users add column password_recovered_at timestamptz;

-- Mails hold live codes and links: their bodies wait encrypted. `body_text` and `body_html` are of rows written before this.
alter table outbox add column sealed_body bytea;
alter table outbox alter column body_text drop not null;

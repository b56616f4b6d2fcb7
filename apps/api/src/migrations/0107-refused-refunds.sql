-- A refund that the bank refuses is tried again later and later; a person sees what stays refused.
alter table payment_refunds add column tries integer not null default 0 check (tries >= 0);
alter table payment_refunds add column next_try_at timestamptz;
drop index payment_refunds_asked;
create index payment_refunds_unsent on payment_refunds (created_at) where state <> 'sent';

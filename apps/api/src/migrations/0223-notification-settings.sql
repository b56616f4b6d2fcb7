-- How somebody of the portals wants the mail of a morning, and when the last one went.
create table notification_settings (
  user_id uuid primary key references users (id) on delete cascade,
  digest text not null default 'business-days' check (digest in ('business-days', 'every-day', 'off')),
  told_at timestamptz
);

-- Last good copies of pages that come from a WordPress (security-requirements E5, H2). `source` is its address.
create table kept_cms_pages (
  source text not null,
  path text not null check (path ~ '^pages(\?slug=[a-z0-9-]{1,80}|/[1-9][0-9]{0,8})$'),
  content jsonb not null,
  seo jsonb not null,
  checked_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (source, path)
);
create index kept_cms_pages_checked_at on kept_cms_pages (source, checked_at);

-- Content: the pages of the CMS.

-- One number that moves with every write of CMS content or prices.
create table content_versions (
  id integer primary key check (id = 1),
  version bigint not null,
  changed_at timestamptz not null default now()
);
insert into content_versions (id, version) values (1, 1);

create table cms_pages (
  id integer primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,80}$'),
  content jsonb not null,
  seo jsonb not null,
  updated_at timestamptz not null default now()
);

-- Last good copies of pages that come from a WordPress (docs/product/security.md, E5, H2).
-- `source` is its address.
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

-- Every state in which a page of the CMS was saved; none is changed or deleted. `cms_pages`
-- holds the version that is published. A version with a later time counts from that time,
-- unless the page was published after it.
create table cms_page_versions (
  page_id integer not null references cms_pages (id) on delete cascade,
  number integer not null check (number > 0),
  content jsonb not null,
  seo jsonb not null,
  -- This is null for operations and the seed, and once the colleague's account is gone.
  saved_by uuid references users (id) on delete set null,
  -- This is null for the product's own page.
  saved_role text check (saved_role in ('CONSULTANT', 'operations')),
  saved_at timestamptz not null,
  -- The older version that this one brings back.
  brings_back integer,
  -- The moment from which visitors see it; null for a draft.
  publish_at timestamptz,
  published_by uuid references users (id) on delete set null,
  published_role text check (published_role in ('CONSULTANT', 'operations')),
  withdrawn_at timestamptz check (withdrawn_at is null or withdrawn_at < publish_at),
  withdrawn_by uuid references users (id) on delete set null,
  primary key (page_id, number)
);
create index cms_page_versions_publish_at on cms_page_versions (publish_at)
  where publish_at is not null and withdrawn_at is null;
create index cms_page_versions_saved_by on cms_page_versions (saved_by);
create index cms_page_versions_published_by on cms_page_versions (published_by);
create index cms_page_versions_withdrawn_by on cms_page_versions (withdrawn_by);

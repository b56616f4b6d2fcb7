-- Every state in which a page of the CMS was saved; none is changed or deleted. `cms_pages` holds
-- what was published at once. A version with a later time counts from that time, unless the page
-- was published after it.
create table cms_page_versions (
  page_id integer not null references cms_pages (id) on delete cascade,
  number integer not null check (number > 0),
  content jsonb not null,
  seo jsonb not null,
  -- null for operations and the seed, and once the colleague's account is gone
  saved_by uuid references users (id) on delete set null,
  -- null: the product's own page, or what stood there before versions were kept
  saved_role text check (saved_role in ('CONSULTANT', 'operations')),
  saved_at timestamptz not null,
  -- the older version that this one brings back
  brings_back integer,
  -- from when on visitors see it; null for a draft
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

insert into cms_page_versions (page_id, number, content, seo, saved_at, publish_at)
select id, 1, content, seo, updated_at, updated_at from cms_pages;

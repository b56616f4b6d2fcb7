-- Keeps what the image holds beside it, so that one database serves many test files:
-- `image.restore()` brings all rows and sequences back. Runs last when the image is made.
create schema image;

-- Changes with every insert, update and delete in a table.
create function image.mark(of_table regclass) returns text language plpgsql as $$
declare
  mark text;
begin
  execute format('select count(*) || ''/'' || coalesce(max(xmin::text::bigint), 0) from %s', of_table)
    into mark;
  return mark;
end $$;

-- Changes with every other schema, even with one that was changed back, and with other
-- statistics, which lead to other plans. Roles and their settings are left out: a server has
-- them once, and another worker's file may make one meanwhile.
create function image.schema_mark() returns text language sql as $$
  select string_agg(image.mark(of_table::regclass), ' ')
  from unnest(array['pg_attribute', 'pg_attrdef', 'pg_class', 'pg_constraint',
    'pg_default_acl', 'pg_description', 'pg_enum', 'pg_event_trigger',
    'pg_extension', 'pg_index', 'pg_largeobject_metadata', 'pg_namespace', 'pg_policy',
    'pg_proc', 'pg_rewrite', 'pg_sequence', 'pg_statistic', 'pg_statistic_ext', 'pg_trigger',
    'pg_type']) as of_table
$$;

-- Whether the database is again as the image was: false when its schema was touched.
create function image.restore() returns boolean language plpgsql as $$
declare
  changed record;
begin
  if (select schema_mark from image.whole) is distinct from image.schema_mark() then
    return false;
  end if;
  perform set_config('session_replication_role', 'replica', true);
  for changed in
    select name, columns from image.tables where mark <> image.mark(name::regclass)
  loop
    execute format('delete from %s', changed.name);
    execute format('insert into %s (%s) overriding system value select %s from image.%I',
      changed.name, changed.columns, changed.columns, changed.name);
    update image.tables set mark = image.mark(name::regclass) where name = changed.name;
  end loop;
  perform setval(s.name::regclass, coalesce(s.last_value, 1), s.last_value is not null)
  from image.sequences s
  join pg_sequences now on format('%I.%I', now.schemaname, now.sequencename) = s.name
  where now.last_value is distinct from s.last_value;
  return true;
end $$;

-- The product's tables and those of its jobs, without partitioned ones, whose rows are in
-- their partitions.
create table image.tables as
  select format('%I.%I', n.nspname, c.relname) as name, (
    select string_agg(quote_ident(column_name), ', ')
    from information_schema.columns
    where table_schema = n.nspname and table_name = c.relname and is_generated = 'NEVER'
  ) as columns, '' as mark
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'pgboss');

do $$
declare
  name text;
begin
  for name in select t.name from image.tables t loop
    execute format('create table image.%I as table %s', name, name);
  end loop;
end $$;

-- Empties all tables that were empty in the image, and begins their numbers anew. Deleting
-- beats `truncate` by far where a test fills few of many tables; as a replica, no trigger
-- stands in the way. The statements stand here one by one, so that a connection plans them
-- once and not before each test.
do $$
declare
  name text;
  has_rows boolean;
  filled text[] := '{}';
  statements text := '';
begin
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('select exists (select from public.%I)', name) into has_rows;
    if has_rows then
      filled := filled || name;
    else
      statements := statements || format('delete from public.%I;', name);
    end if;
  end loop;
  select statements || string_agg(
    format('perform setval(%L, %s, false);', 'public.' || quote_ident(s.relname), q.start_value), '')
  into statements
  from pg_class s
  join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i')
  join pg_class t on t.oid = d.refobjid and t.relname <> all (filled)
  join pg_sequences q on q.schemaname = 'public' and q.sequencename = s.relname
  where s.relkind = 'S';
  execute format('create function image.empty() returns void language plpgsql
    set session_replication_role = replica as %L', 'begin ' || statements || ' end');
end $$;

create table image.sequences as
  select format('%I.%I', schemaname, sequencename) as name, last_value
  from pg_sequences where schemaname in ('public', 'pgboss');
update image.tables set mark = image.mark(name::regclass);
create table image.whole (schema_mark text);
insert into image.whole select image.schema_mark();

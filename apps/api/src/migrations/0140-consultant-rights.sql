-- What a consultant may work on (product.md §12). Those who are there already keep all of it.
alter table users add column rights text[] not null default '{}'
  check (rights <@ array['analysis', 'leads', 'desk', 'audit']);
update users set rights = '{analysis,leads,desk,audit}' where role = 'CONSULTANT';
alter table users add check (rights = '{}' or role is not distinct from 'CONSULTANT');

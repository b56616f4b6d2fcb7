-- Since when a partner stands in the registration as they stand there now: whoever came or
-- changed after the approval of a proposal was not examined for it. Of those who are there,
-- the last time that the list was saved is known for certain; where the trail has left that
-- behind, it is older than any approval that can still be signed. The default is for a
-- version of the API that does not write it yet.
alter table registration_partners add column since timestamptz not null default now();

update registration_partners
set since = coalesce(
  (
    select max(at)
    from audit_entries
    where person_id = registration_partners.user_id
      and action = 'registration-saved'
      and detail = 'partners'
  ),
  (select created_at from users where id = registration_partners.user_id)
);

-- When a consultant examined the partners of an approved proposal once more; null if never.
alter table proposals add column partners_checked_at timestamptz;

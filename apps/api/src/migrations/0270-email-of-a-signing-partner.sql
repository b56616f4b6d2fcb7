-- Where a partner got the code that signs for the company, once they signed with it; null
-- for partners who never did.
alter table registration_partners add column email text;

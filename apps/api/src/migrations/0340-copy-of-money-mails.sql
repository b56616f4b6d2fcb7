-- Bills of a company go to its financial contact; whether the account gets them too.
alter table registrations add column financial_contact_copy boolean not null default false;

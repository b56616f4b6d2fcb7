-- References of the district identity to tables of later districts.
alter table users add foreign key (dealership_id) references dealerships (id);
alter table registrations add foreign key (state_id) references states (id);
alter table requested_documents add foreign key (proposal_id) references proposals (id);
alter table seller_invitations add foreign key (dealership_id) references dealerships (id);

-- A workshop reads the odometer of each car that comes, and customers see that it did.
alter table odometer_readings add column at_workshop boolean not null default false;

-- Those of the guests whom a host added. The others were named by the invitee.
alter table bookings add column guests_by_host jsonb not null default '[]';

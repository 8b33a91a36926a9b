-- Those of the guests whom a host added. The others were named by the invitee.
alter table bookings add column guests_by_host jsonb not null default '[]';
-- Whom a host removed as guests. The links in their mails still work.
alter table bookings add column former_guests jsonb not null default '[]';

-- The sequence with which the host last changed where it takes place. Null: never.
alter table bookings add column place_sequence integer;

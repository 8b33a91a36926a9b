-- Who was invited to a booking and cannot come after all: their addresses.
alter table bookings add column declined jsonb not null default '[]';

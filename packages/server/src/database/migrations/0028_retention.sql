-- What an invitee gave is deleted from a booking: they asked for it, or the host keeps it no longer.
alter table bookings
  add column erasure_asked_at timestamptz,
  add column erased_at timestamptz;
create index bookings_to_erase on bookings (host_id, ends_at) where erased_at is null;

-- After how many months hosts want that; without a row never.
create table retentions (
  host_id uuid primary key references hosts (host_id) on delete cascade,
  months integer not null check (months between 1 and 120)
);

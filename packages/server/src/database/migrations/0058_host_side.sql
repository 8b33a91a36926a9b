-- A host may book over another meeting after they were told. Such a booking overlaps others, and nothing else may.
alter table bookings add column may_overlap boolean not null default false;
alter table bookings drop constraint bookings_no_overlap;
alter table bookings add constraint bookings_no_overlap exclude using gist (
  host_id with =,
  tstzrange(starts_at, ends_at, '[)') with &&
) where (status = 'scheduled' and takes_time and not may_overlap);

-- What the hosts' side wrote about the meeting, for itself. The same in the rows of all its hosts.
alter table bookings add column notes text not null default '';

-- A meeting may belong to somebody whose time it does not take. Such rows overlap as they like.
alter table bookings add column takes_time boolean not null default true;

-- The database reads the table once for the new constraint and writes no row again. The former one guards until then.
alter table bookings add constraint bookings_taken_no_overlap exclude using gist (
  host_id with =,
  tstzrange(starts_at, ends_at, '[)') with &&
) where (status = 'scheduled' and takes_time);
alter table bookings drop constraint bookings_no_overlap;
alter table bookings rename constraint bookings_taken_no_overlap to bookings_no_overlap;

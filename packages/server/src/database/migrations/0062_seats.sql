-- How many invitees can book the same time. Null: one.
alter table event_types
  add column seats integer check (seats > 1),
  add column show_seats_left boolean not null default false,
  -- A held time would be a seat that nobody can see.
  add check (seats is null or (approval is null and not confirm_email));

-- How many invitees could book its start when it was booked or moved. Null: this one alone.
alter table bookings add column seats integer check (seats > 1);
alter table bookings drop constraint bookings_no_overlap;
-- Bookings of one event type at one start share the time, and nothing else does. Each constraint forbids one half: the
-- first an overlap of other event types, or of bookings without seats, and the second one of another start.
alter table bookings add constraint bookings_no_overlap exclude using gist (
  host_id with =,
  tstzrange(starts_at, ends_at, '[)') with &&,
  (case when seats is null then id else origin_id end) with <>
) where (status = 'scheduled' and takes_time and not may_overlap);
-- Checked at the end, because all bookings of a start may move in one transaction, one after the other.
alter table bookings add constraint bookings_no_overlap_of_starts exclude using gist (
  host_id with =,
  tstzrange(starts_at, ends_at, '[)') with &&,
  starts_at with <>
) where (status = 'scheduled' and takes_time and not may_overlap and seats is not null)
deferrable initially deferred;

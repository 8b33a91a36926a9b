-- How often pages of a host were opened on a day of theirs.
create table page_views (
  host_id uuid not null references hosts (host_id) on delete cascade,
  day date not null,
  views integer not null,
  primary key (host_id, day)
);

-- When something happened to a booking; of whom and what says the booking alone.
create table booking_marks (
  host_id uuid not null references hosts (host_id) on delete cascade,
  -- Of the event that told of it.
  id text not null,
  kind text not null,
  at timestamptz not null,
  primary key (host_id, id)
);
create index booking_marks_by_time on booking_marks (host_id, at);

-- What is known of the time before.
insert into booking_marks (host_id, id, kind, at)
select host_id, id::text, 'booking.created', booked_at from bookings where host_ids[1] = host_id;

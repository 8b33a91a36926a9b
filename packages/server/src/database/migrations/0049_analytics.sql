-- How often pages of a host were opened on a day of theirs.
create table page_views (
  host_id uuid not null references hosts (host_id) on delete cascade,
  day date not null,
  views integer not null,
  primary key (host_id, day)
);

-- When something happened to a booking. The booking alone says whose it is and what it is about.
create table booking_marks (
  host_id uuid not null references hosts (host_id) on delete cascade,
  -- The id of the event.
  id text not null,
  kind text not null,
  at timestamptz not null,
  primary key (host_id, id)
);
create index booking_marks_by_time on booking_marks (host_id, at);

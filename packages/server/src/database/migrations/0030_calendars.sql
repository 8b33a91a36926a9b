-- Calendars of connected accounts, as their provider last listed them, and what the host chose.
create table calendars (
  host_id uuid not null,
  connection_id uuid not null,
  id text not null,
  name text not null,
  colour text,
  is_primary boolean not null,
  can_write boolean not null,
  can_read boolean not null,
  is_blocking boolean not null,
  is_target boolean not null,
  primary key (host_id, connection_id, id),
  foreign key (host_id, connection_id) references connections (host_id, id) on delete cascade
);
create unique index calendars_one_target on calendars (host_id) where is_target;

-- When the blocking calendars of a connection are busy, in stretches of four weeks, as last read.
create table calendar_readings (
  host_id uuid not null,
  connection_id uuid not null,
  starts_at timestamptz not null,
  read_at timestamptz not null,
  times jsonb not null,
  primary key (host_id, connection_id, starts_at),
  foreign key (host_id, connection_id) references connections (host_id, id) on delete cascade
);

-- What is to stand in a calendar for a booking, and what stands there.
create table calendar_events (
  host_id uuid not null,
  booking_id uuid not null,
  connection_id uuid not null,
  calendar_id text not null,
  sequence integer not null,
  -- Null: nothing, it is canceled.
  wanted jsonb,
  wanted_start timestamptz,
  wanted_end timestamptz,
  written_sequence integer,
  written_start timestamptz,
  written_end timestamptz,
  primary key (host_id, booking_id),
  foreign key (host_id, connection_id) references connections (host_id, id) on delete cascade
);
create index calendar_events_waiting on calendar_events (host_id, connection_id)
  where written_sequence is distinct from sequence;

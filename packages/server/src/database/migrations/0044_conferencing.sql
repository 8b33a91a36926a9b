-- The room that a booking should have at a provider, and the one that exists.
create table meeting_rooms (
  host_id uuid not null,
  booking_id uuid not null,
  connection_id uuid not null,
  room_id text,
  sequence integer not null,
  -- Null: the booking is canceled.
  wanted_title text,
  wanted_start timestamptz,
  wanted_end timestamptz,
  is_tried boolean not null,
  kept_sequence integer,
  primary key (host_id, booking_id),
  foreign key (host_id, connection_id) references connections (host_id, id) on delete cascade
);
create index meeting_rooms_waiting on meeting_rooms (host_id, connection_id)
  where kept_sequence is distinct from sequence;

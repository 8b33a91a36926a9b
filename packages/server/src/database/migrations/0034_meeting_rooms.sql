-- Which room a booking is to have at a provider of rooms, and what there is.
create table meeting_rooms (
  host_id uuid not null,
  booking_id uuid not null,
  connection_id uuid not null,
  room_id text,
  sequence integer not null,
  -- Null: none, it is canceled.
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

-- Providers say of an account of theirs that it has taken back what it gave.
create index connections_by_account on connections (provider, account_id);

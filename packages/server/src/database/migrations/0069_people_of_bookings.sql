-- Who took a booking before others did. Their rows stay, canceled.
alter table bookings add column former_ids uuid[] not null default '{}';

-- Each person has an event of their own, and another one if they come back.
alter table calendar_events
  -- The key that `event_id` belongs to. Null: that of the booking.
  add column event_key text,
  -- A first attempt was made, so the event may exist although its id is not known.
  add column is_tried boolean not null default false;

-- Links to event types that end after some bookings, or at some time.
create table booking_links (
  host_id uuid not null references hosts (host_id) on delete cascade,
  id uuid not null,
  event_type_id uuid not null,
  -- Those that were made at once have the same.
  batch_id uuid not null,
  slug text not null,
  label text not null,
  max_uses integer not null check (max_uses > 0),
  -- What was booked with it.
  booking_ids uuid[] not null default '{}' check (cardinality(booking_ids) <= max_uses),
  prefill_name text not null,
  prefill_email text not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  -- When it was revoked or used up.
  ended_at timestamptz,
  is_revoked boolean not null default false,
  primary key (host_id, id),
  foreign key (host_id, event_type_id) references event_types (host_id, id) on delete cascade
);
create unique index booking_links_slug on booking_links (host_id, slug);
create index booking_links_of_event_type on booking_links (host_id, event_type_id);
create index booking_links_age on booking_links (least(ended_at, expires_at));

-- The link that a booking was requested with. Null: it was another.
alter table booking_requests add column link_id uuid;

-- Hand-picked times, offered once to one invitee.
create table one_offs (
  host_id uuid not null references hosts (host_id) on delete cascade,
  id uuid not null,
  slug text not null,
  name text not null,
  description text not null,
  duration integer not null check (duration > 0),
  locations jsonb not null,
  slots jsonb not null, -- starts as ISO 8601 texts
  last_slot timestamptz not null,
  expires_at timestamptz,
  holds_times boolean not null,
  -- The booking that came of it.
  booking_id uuid,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (host_id, id)
);
create unique index one_offs_slug on one_offs (host_id, slug);
create index one_offs_age on one_offs (last_slot);

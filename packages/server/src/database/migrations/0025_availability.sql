create table schedules (
  host_id uuid not null references hosts (host_id) on delete cascade,
  id uuid not null,
  name text not null,
  is_default boolean not null,
  time_zone text not null,
  weekly jsonb not null,
  overrides jsonb not null,
  -- Bookings keep the version that allowed them.
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (host_id, id)
);
create unique index schedules_one_default on schedules (host_id) where is_default;

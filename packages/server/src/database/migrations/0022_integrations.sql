create table integrations (
  host_id uuid not null references hosts (host_id) on delete cascade,
  app_id text not null,
  -- The host's id at the other side.
  tracking_id text not null,
  connected_at timestamptz not null,
  primary key (host_id, app_id)
);

create table embeds (
  host_id uuid not null references hosts (id) on delete cascade,
  id uuid not null,
  name text not null,
  -- Null: the booking list.
  event_type_id uuid,
  kind text not null check (kind in ('inline', 'popup_widget', 'popup_text')),
  settings jsonb not null,
  allowed_sites text[] not null,
  created_at timestamptz not null,
  primary key (host_id, id),
  constraint embeds_event_type foreign key (host_id, event_type_id) references event_types (host_id, id)
);

create table integrations (
  host_id uuid not null references hosts (id) on delete cascade,
  app_id text not null,
  -- As the other side knows the host.
  tracking_id text not null,
  connected_at timestamptz not null,
  primary key (host_id, app_id)
);

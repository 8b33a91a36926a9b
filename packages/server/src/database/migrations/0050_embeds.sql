create table embeds (
  host_id uuid not null references hosts (host_id) on delete cascade,
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

-- What a host named with embeds that are gone: deleting one opens its page to nobody.
create table kept_sites (
  host_id uuid not null references hosts (host_id) on delete cascade,
  -- The event type's id. Empty: the booking list.
  page text not null,
  site text not null,
  kept_at timestamptz not null,
  primary key (host_id, page, site)
);

-- The one export of a host, and its file until it is fetched: a worker's disk is not the web server's.
create table exports (
  host_id uuid primary key,
  id uuid not null,
  state text not null check (state in ('waiting', 'ready', 'failed', 'fetched')),
  done integer not null default 0,
  parts integer not null,
  bytes integer,
  asked_at timestamptz not null,
  until timestamptz not null,
  -- Set while somebody fetches it. It expires, so a server that died does not block the file.
  fetching_until timestamptz
);

create table export_chunks (
  host_id uuid not null references exports (host_id) on delete cascade,
  export_id uuid not null,
  position integer not null,
  content bytea not null,
  primary key (host_id, export_id, position)
);

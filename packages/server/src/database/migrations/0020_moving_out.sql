-- The one export of a host, and its file until it is fetched: a worker's disk is not the web server's.
create table exports (
  host_id uuid primary key references hosts (host_id) on delete cascade,
  id uuid not null,
  state text not null check (state in ('waiting', 'ready', 'failed', 'fetched')),
  done integer not null default 0,
  parts integer not null,
  bytes integer,
  asked_at timestamptz not null,
  until timestamptz not null
);
create table export_chunks (
  host_id uuid not null references exports (host_id) on delete cascade,
  export_id uuid not null,
  position integer not null,
  content bytea not null,
  primary key (host_id, export_id, position)
);

-- Accounts whose owners want them deleted: gone then, unless somebody signs in before.
create table deletions (
  account_id uuid primary key references accounts (id) on delete cascade,
  reason text not null,
  cancels_meetings boolean not null,
  asked_at timestamptz not null,
  ends_at timestamptz not null
);
create index deletions_by_end on deletions (ends_at);
-- Null: not closed. Nobody finds the pages of one that is.
alter table profiles add column closed_at timestamptz;

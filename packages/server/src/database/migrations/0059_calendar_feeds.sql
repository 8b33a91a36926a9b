-- The secret address at which a host's calendar program reads their meetings. Only a hash of the secret is stored.
create table calendar_feeds (
  host_id uuid primary key references hosts (host_id) on delete cascade,
  token_hash bytea not null,
  created_at timestamptz not null
);

-- An account with a provider that a host has connected.
create table connections (
  host_id uuid not null references hosts (host_id) on delete cascade,
  id uuid not null,
  provider text not null,
  -- As the provider names it for good, and as its owner knows it.
  account_id text not null,
  account_name text not null,
  scopes text[] not null,
  access_token bytea not null, -- encrypted
  access_until timestamptz not null,
  refresh_token bytea not null, -- encrypted
  health text not null check (health in ('working', 'needs_reconnect')),
  succeeded_at timestamptz,
  failed_at timestamptz,
  failure text,
  connected_at timestamptz not null,
  primary key (host_id, id),
  unique (host_id, provider, account_id)
);

-- Somebody is asked for consent: good once, for the session that began it.
create table connection_starts (
  state_hash bytea primary key,
  session_hash bytea not null,
  provider text not null,
  ends_at timestamptz not null
);
create index connection_starts_by_end on connection_starts (ends_at);

-- An account with a provider that a host has connected.
create table connections (
  host_id uuid not null references hosts (host_id) on delete cascade,
  id uuid not null,
  provider text not null,
  -- The provider's permanent id, and the name that its owner knows.
  account_id text not null,
  account_name text not null,
  scopes text[] not null,
  access_token bytea not null, -- encrypted
  access_until timestamptz not null,
  refresh_token bytea not null, -- encrypted
  -- Whether the provider grants us access. `failures` tells whether it answers.
  health text not null check (health in ('working', 'needs_reconnect')),
  succeeded_at timestamptz,
  failed_at timestamptz,
  failure text,
  connected_at timestamptz not null,
  -- When the next check is due. Null: not before the owner gives consent again.
  look_at timestamptz,
  -- Failed checks in a row.
  failures integer not null default 0,
  -- Null: the last check succeeded.
  failing_since timestamptz,
  -- When its owner was last told that it fails.
  told_at timestamptz,
  -- Until when the provider wants no calls.
  rest_until timestamptz,
  last_calls jsonb not null default '[]',
  primary key (host_id, id),
  unique (host_id, provider, account_id)
);
create index connections_by_look on connections (look_at);
-- Providers name one of their accounts when it takes back its consent.
create index connections_by_account on connections (provider, account_id);

-- Consents that were started and not finished. Each is good once, for the session that started it.
create table connection_starts (
  state_hash bytea primary key,
  session_hash bytea not null,
  provider text not null,
  ends_at timestamptz not null
);
create index connection_starts_by_end on connection_starts (ends_at);

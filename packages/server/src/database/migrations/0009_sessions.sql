-- Browsers that have signed in before.
create table known_devices (
  account_id uuid not null references accounts (id) on delete cascade,
  token_hash bytea not null,
  browser text,
  system text,
  used_at timestamptz not null,
  primary key (account_id, token_hash)
);
create index known_devices_by_use on known_devices (used_at);

create table sessions (
  token_hash bytea primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  for_host uuid not null,
  -- The id by which its owner sees it. It opens nothing.
  id uuid not null default gen_random_uuid(),
  browser text,
  system text,
  -- Null: the browser did not say.
  time_zone text,
  seen_at timestamptz not null,
  device_id text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Until then it may delete the account without the password. Null: it has canceled no plan.
  deletes_until timestamptz
);
create index sessions_of_account on sessions (account_id);
create index sessions_by_end on sessions (expires_at);

-- Keys by which programs act for a host. A directory: a key leads to its host.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  key_hash bytea not null unique,
  account_id uuid not null references accounts (id) on delete cascade,
  own_host uuid not null, -- of the account
  for_host uuid not null,
  name text not null,
  scopes text[] not null,
  ending text not null, -- of the key, to tell keys apart
  created_at timestamptz not null,
  expires_at timestamptz, -- null: never
  used_at timestamptz
);
create index api_keys_host on api_keys (for_host, created_at desc);
create index api_keys_account on api_keys (account_id);

-- Apps that people let act for a host (OAuth 2.1). Directories: a token leads to its host.

-- Registered by hand. Others are known by the address of their description.
create table oauth_apps (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  for_host uuid not null,
  name text not null,
  redirects text[] not null,
  secret_hash bytea, -- null: it cannot keep a secret
  created_at timestamptz not null
);
create index oauth_apps_host on oauth_apps (for_host, created_at desc);
create index oauth_apps_account on oauth_apps (account_id);

create table oauth_grants (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  own_host uuid not null, -- of the account
  for_host uuid not null,
  client_id text not null, -- the id of an app, or the address of a description
  name text not null,
  site text, -- null: registered by hand
  scopes text[] not null,
  resource text not null,
  created_at timestamptz not null,
  opened_at timestamptz, -- null: the code was not exchanged yet
  used_at timestamptz
);
create index oauth_grants_host on oauth_grants (for_host, created_at desc);
create index oauth_grants_account on oauth_grants (account_id);
create index oauth_grants_client on oauth_grants (client_id);

create table oauth_codes (
  code_hash bytea primary key,
  grant_id uuid not null references oauth_grants (id) on delete cascade,
  redirect text not null,
  challenge text not null, -- of PKCE
  expires_at timestamptz not null,
  used_at timestamptz
);
create index oauth_codes_grant on oauth_codes (grant_id);

create table oauth_tokens (
  token_hash bytea primary key,
  grant_id uuid not null references oauth_grants (id) on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  scopes text[] not null,
  expires_at timestamptz not null,
  replaced_at timestamptz -- of a refresh token that was used
);
create index oauth_tokens_grant on oauth_tokens (grant_id);
create index oauth_tokens_expiry on oauth_tokens (expires_at);

-- Public keys of authenticators that sign in without the password.
create table passkeys (
  account_id uuid not null references accounts (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  credential_id text not null unique, -- base64url
  public_key bytea not null,
  -- Its own uses, if it counts them. One that is behind is a copy.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, id)
);

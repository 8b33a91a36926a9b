-- Accounts whose address is not confirmed. They end if nobody confirms it.
create table sign_ups (
  account_id uuid primary key references accounts (id) on delete cascade,
  ends_at timestamptz not null
);
create index sign_ups_by_end on sign_ups (ends_at);

-- One row per mail with a link and a code.
create table verifications (
  account_id uuid not null references accounts (id) on delete cascade,
  link_hash bytea not null,
  code_hash bytea not null,
  -- The address that it proves.
  email_key text not null,
  -- How often a code was tried while this one was valid.
  tries integer not null default 0,
  expires_at timestamptz not null,
  primary key (account_id, link_hash)
);
create index verifications_by_end on verifications (expires_at);

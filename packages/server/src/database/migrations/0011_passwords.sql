create table credentials (
  account_id uuid primary key references accounts (id) on delete cascade,
  password_hash text not null
);

-- The link of the newest mail to somebody who forgot the password.
create table password_resets (
  account_id uuid primary key references accounts (id) on delete cascade,
  link_hash bytea not null,
  expires_at timestamptz not null
);
create index password_resets_by_end on password_resets (expires_at);

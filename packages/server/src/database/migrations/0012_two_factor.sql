-- An authenticator app as the second factor besides the password.
create table two_factors (
  account_id uuid primary key references accounts (id) on delete cascade,
  secret bytea not null, -- encrypted
  begun_at timestamptz not null,
  -- Null: not switched on yet.
  since timestamptz,
  -- The half minute of the last accepted code: each code counts once.
  last_step bigint not null default 0
);
create index two_factors_by_begin on two_factors (begun_at) where since is null;

-- For people who lost the app. Each code lets in once.
create table recovery_codes (
  account_id uuid not null references two_factors (account_id) on delete cascade,
  code_hash bytea not null,
  primary key (account_id, code_hash)
);

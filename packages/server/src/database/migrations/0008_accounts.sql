-- Who signs in. A directory: accounts lead to hosts by value only.
create table accounts (
  id uuid primary key,
  email text not null,
  verified_at timestamptz,
  theme text not null default 'dark',
  -- Operators manage the accounts of others.
  is_operator boolean not null default false,
  -- Null: not disabled. Nobody can sign in to a disabled account.
  disabled_at timestamptz,
  created_at timestamptz not null
);

-- Which account signs in with which email. A sign-up gets its row when its address is confirmed, so several may wait
-- for the same address.
create table account_emails (
  email_key text primary key, -- lower case
  account_id uuid not null unique references accounts (id) on delete cascade
);

-- Tables on lower floors were created before this one.
alter table memberships add foreign key (account_id) references accounts (id) on delete cascade;

-- An organization is a host whose time nobody takes. Its members are people with accounts and hosts of their own.
create table organizations (
  host_id uuid primary key references hosts (host_id) on delete cascade,
  created_at timestamptz not null,
  -- When a deleted organization is removed, after everybody was told. Null: not deleted.
  ends_at timestamptz,
  -- Its own email address, once its mailed link was opened.
  email text,
  -- The address that waits for that.
  pending_email_id uuid,
  pending_email text,
  pending_email_key_hash bytea,
  pending_email_until timestamptz
);
create index organizations_ending on organizations (ends_at) where ends_at is not null;

-- Who has left has no row.
create table members (
  host_id uuid not null references organizations (host_id) on delete cascade,
  id uuid not null,
  account_id uuid not null,
  -- The member's own host.
  person uuid not null,
  role text not null check (role in ('owner', 'admin', 'member')),
  joined_at timestamptz not null,
  -- Whether they are on the organization's page, if their own page is live.
  is_shown boolean not null default true,
  -- Until when they are asked to own the organization. Null: they are not asked.
  transfer_until timestamptz,
  primary key (host_id, id),
  unique (host_id, account_id)
);
create unique index members_owner on members (host_id) where role = 'owner';

-- The key is in the mail only. Each mail has a key of its own, and only hashes are kept. Who shows a key gets a
-- second one, to sign in or up and so join. Who has joined has no row.
create table organization_invitations (
  host_id uuid not null references organizations (host_id) on delete cascade,
  id uuid not null,
  email text not null,
  role text not null check (role in ('admin', 'member')),
  -- The account that invited. Null: unknown.
  invited_by uuid,
  invited_at timestamptz not null,
  ends_at timestamptz not null,
  key_hashes bytea[] not null default '{}',
  accept_hash bytea,
  accept_until timestamptz,
  primary key (host_id, id),
  unique (host_id, email)
);

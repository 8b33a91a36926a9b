-- An organization is a host whose time nobody takes. Its members are people with accounts and hosts of their own. Who has
-- gone has no row.
create table organizations (
  host_id uuid primary key references hosts (host_id) on delete cascade,
  created_at timestamptz not null
);
create table members (
  host_id uuid not null references organizations (host_id) on delete cascade,
  id uuid not null,
  account_id uuid not null,
  -- The member's own host.
  person uuid not null,
  role text not null check (role in ('owner', 'admin', 'member')),
  joined_at timestamptz not null,
  primary key (host_id, id),
  unique (host_id, account_id)
);
create unique index members_owner on members (host_id) where role = 'owner';

-- From a person back. Signing in opens the account's own host, never an organization.
alter table memberships add column of_organization boolean not null default false;

-- Invitations to organizations. The key is in the mail alone; each mail that is written has one of its own, and only hashes are
-- kept. Whoever shows a key gets a second one, with which they sign in or up and so join. Who has joined has no row.
create table organization_invitations (
  host_id uuid not null references organizations (host_id) on delete cascade,
  id uuid not null,
  email text not null,
  role text not null check (role in ('admin', 'member')),
  -- The member's account; null: unknown.
  invited_by uuid,
  invited_at timestamptz not null,
  ends_at timestamptz not null,
  key_hashes bytea[] not null default '{}',
  accept_hash bytea,
  accept_until timestamptz,
  primary key (host_id, id),
  unique (host_id, email)
);

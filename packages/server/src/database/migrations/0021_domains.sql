-- The domain that a host wants to use, and the result of its last check.
create table domains (
  host_id uuid primary key references hosts (host_id) on delete cascade,
  domain text not null,
  -- The text to put into its DNS. Who can write it there gives the domain to this host.
  proof text not null,
  state text not null,
  found text,
  added_at timestamptz not null,
  checked_at timestamptz not null,
  -- Null: it works, or has never worked.
  failing_since timestamptz
);

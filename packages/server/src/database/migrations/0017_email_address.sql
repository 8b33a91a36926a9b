-- Another address for an account, to be confirmed from the old and from the new one. The row stays a while after the
-- change, so that the old address is told of it.
create table email_changes (
  account_id uuid primary key references accounts (id) on delete cascade,
  id uuid not null,
  email text not null,
  former_email text not null,
  -- Of the newest mail to each address. Null before it, and after its link was opened.
  old_link_hash bytea,
  new_link_hash bytea,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  changed_at timestamptz,
  ends_at timestamptz not null
);
create index email_changes_by_end on email_changes (ends_at);

-- The link of the newest mail to somebody who has forgotten the password.
create table password_resets (
  account_id uuid primary key references accounts (id) on delete cascade,
  link_hash bytea not null,
  expires_at timestamptz not null
);
create index password_resets_by_end on password_resets (expires_at);

-- Sessions as their owner sees them: named by an id that opens nothing, with what the browser says of itself.
alter table sessions
  add column id uuid not null default gen_random_uuid(),
  add column browser text,
  add column system text,
  add column seen_at timestamptz;
update sessions set seen_at = created_at;
alter table sessions alter column seen_at set not null;

-- Accounts whose owners want them deleted. They are gone at the end, unless somebody signs in before.
create table deletions (
  account_id uuid primary key references accounts (id) on delete cascade,
  reason text not null,
  cancels_meetings boolean not null,
  asked_at timestamptz not null,
  ends_at timestamptz not null
);
create index deletions_by_end on deletions (ends_at);

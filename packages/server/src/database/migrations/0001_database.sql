-- What belongs to no capability. The table of applied migrations is made before the first of them.

-- Ranges of time and the ids of hosts in one index: no two meetings of a host overlap.
create extension if not exists btree_gist;

-- Keys that the server made for itself.
create table secrets (
  name text primary key,
  value bytea not null
);

-- Its one row says that this database is a trial's: its demo account has a password that everybody knows, so no
-- server with a public address may start on it.
create table trial (
  is_one boolean primary key default true check (is_one),
  since timestamptz not null
);

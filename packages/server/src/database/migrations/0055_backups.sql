-- Its one row is the newest backup of this database that was read again without an error.
create table newest_backup (
  is_one boolean primary key default true check (is_one),
  taken_at timestamptz not null,
  bytes bigint not null
);

-- Its one row says that this database was restored from a backup. Workers do nothing until the operator deletes it:
-- the server that the backup is of may still send.
create table restored (
  is_one boolean primary key default true check (is_one),
  restored_at timestamptz not null,
  taken_at timestamptz not null
);

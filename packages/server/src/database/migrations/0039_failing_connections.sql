-- When the owner of a connection was last told that it fails, and until when its provider wants not to be asked.
alter table connections
  add column told_at timestamptz,
  add column rest_until timestamptz;

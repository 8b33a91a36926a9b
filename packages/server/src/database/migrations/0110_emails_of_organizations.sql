-- An organization's own email address, once its mailed link was opened, and the one that waits for that.
alter table organizations
  add column email text,
  add column asked_id uuid,
  add column asked_email text,
  add column asked_key_hash bytea,
  add column asked_until timestamptz;

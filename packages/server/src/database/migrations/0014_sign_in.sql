-- Counted per hour for any email, whether or not it has an account: otherwise one write more would be a difference to
-- measure. Losing them in a crash is harmless.
create unlogged table failed_sign_ins (
  account bytea not null, -- SHA-256 of the email
  hour timestamptz not null,
  count integer not null,
  browser text,
  system text,
  network text,
  last_at timestamptz not null,
  primary key (account, hour)
);

-- What hosts were told about what they pay for: once each.
create table billing_told (
  host_id uuid not null references hosts (host_id) on delete cascade,
  occasion text not null,
  change text not null,
  told_at timestamptz not null,
  amount integer,
  invoice text,
  primary key (host_id, occasion)
);

-- Months after which invitees' data is deleted. Without a row: never.
create table retentions (
  host_id uuid primary key references hosts (host_id) on delete cascade,
  months integer not null check (months between 1 and 120)
);

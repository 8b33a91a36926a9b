-- Hosts who want to be called before they cancel, until an operator has done it.
create table call_requests (
  host_id uuid primary key references hosts (host_id) on delete cascade,
  asked_at timestamptz not null
);

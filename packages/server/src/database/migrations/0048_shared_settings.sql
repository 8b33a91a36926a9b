-- What an organization sets for its people, by field. A field that is absent is not set.
create table shared_settings (
  host_id uuid primary key references organizations (host_id) on delete cascade,
  shared jsonb not null
);

-- Which fields a person inherits, and from which organization. No reference: that is another host.
create table inherited_settings (
  host_id uuid not null references hosts (host_id) on delete cascade,
  field text not null,
  organization uuid not null,
  primary key (host_id, field)
);

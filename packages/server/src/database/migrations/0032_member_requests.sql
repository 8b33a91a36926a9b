-- What members ask the owner of an organization for. The key is in the mail only. Each mail has a key of its own, and
-- only hashes are kept.
create table organization_requests (
  host_id uuid not null references organizations (host_id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('upgrade', 'event_type')),
  event_type_id uuid,
  -- The accounts of the member and of the owner, and the member's own host.
  asked_by uuid not null,
  asked_of uuid not null,
  person uuid not null,
  asked_at timestamptz not null,
  ends_at timestamptz not null,
  key_hashes bytea[] not null default '{}',
  answer text check (answer in ('granted', 'declined')),
  answered_at timestamptz,
  primary key (host_id, id),
  check ((kind = 'event_type') = (event_type_id is not null)),
  check ((answer is null) = (answered_at is null)),
  constraint organization_requests_event_type foreign key (host_id, event_type_id)
    references event_types (host_id, id) on delete cascade
);
create unique index organization_requests_open on organization_requests (host_id, asked_by, kind, event_type_id)
  nulls not distinct where answer is null;

-- Times in messages whose picture shows what is still free. The address of the picture has the token.
create table times_blocks (
  host_id uuid not null references hosts (host_id) on delete cascade,
  token_hash bytea not null,
  kind text not null, -- of what is booked
  source_id uuid not null,
  starts jsonb not null, -- as ISO 8601 texts
  last_start timestamptz not null,
  time_zone text not null,
  language text not null,
  created_at timestamptz not null,
  primary key (host_id, token_hash)
);
create index times_blocks_age on times_blocks (last_start);

-- A repeated request finds what the first one made. Answers are presented anew, so nothing personal is kept here.
create table idempotency_keys (
  host_id uuid not null,
  key_hash bytea not null,
  request_hash bytea not null,
  -- What the first one made. Some ids are no UUIDs.
  subject_kind text not null,
  subject_id text not null,
  created_at timestamptz not null,
  primary key (host_id, key_hash)
);
create index idempotency_keys_age on idempotency_keys (created_at);
-- Only the last few keys of each subject are kept.
create index idempotency_keys_of_subject on idempotency_keys (host_id, subject_kind, subject_id, created_at);

-- Campaigns have short ids, not UUIDs.
alter table idempotency_keys alter column subject_id type text;

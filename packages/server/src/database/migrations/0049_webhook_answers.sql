-- What was sent stays readable for its host, with what was answered, until the delivery or what its invitee gave is deleted.
alter table webhook_deliveries drop constraint webhook_deliveries_check;
alter table webhook_deliveries add constraint webhook_deliveries_payload check (payload is not null or state <> 'waiting');
-- The beginning of what the address answered last, as text; null where it was not read.
alter table webhook_deliveries add column answer text;
-- Of the last attempt.
alter table webhook_deliveries add column took_ms integer;

-- The service that set up a webhook itself. Null: a person did.
alter table webhooks add column app text;

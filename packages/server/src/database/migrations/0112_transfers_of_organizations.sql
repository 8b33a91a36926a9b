-- Until when a member is asked to own the organization. Null: is not asked.
alter table members add column transfer_until timestamptz;

-- The email of an organization that waits for its mailed link to be opened.
alter table organizations rename column asked_id to pending_email_id;
alter table organizations rename column asked_email to pending_email;
alter table organizations rename column asked_key_hash to pending_email_key_hash;
alter table organizations rename column asked_until to pending_email_until;

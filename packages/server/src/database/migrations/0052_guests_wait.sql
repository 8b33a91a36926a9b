-- Since when a reader has not been told what changed, because more changes may follow.
alter table mail_readers add column waits_since timestamptz;

-- What was changed, where there are several of the kind: a name may be that of another too.
alter table account_events add column subject_id uuid;

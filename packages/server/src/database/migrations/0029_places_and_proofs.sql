-- Where a session is, as far as its clock says it; null: it did not.
alter table sessions add column time_zone text;

-- Whether each booking costs the device of who books a moment of work.
alter table profiles add column asks_for_proof boolean not null default false;

alter table sessions add column deletes_until timestamptz;

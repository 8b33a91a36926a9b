-- Another value with each change of a host's bookings, whoever makes it: what was read under one value stays true as
-- long as the host has it.
alter table hosts add column busy_revision uuid not null default gen_random_uuid();

create function renew_busy_revision() returns trigger language plpgsql as $$
begin
  update hosts set busy_revision = gen_random_uuid() where id in (select host_id from changed);
  return null;
end
$$;

create trigger bookings_added after insert on bookings
  referencing new table as changed for each statement execute function renew_busy_revision();
create trigger bookings_changed after update on bookings
  referencing new table as changed for each statement execute function renew_busy_revision();
create trigger bookings_removed after delete on bookings
  referencing old table as changed for each statement execute function renew_busy_revision();

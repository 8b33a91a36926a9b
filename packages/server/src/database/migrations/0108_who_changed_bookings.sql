-- The person of the hosts' side who moved or canceled it last: their own host, also where they act for an organization.
alter table bookings add column rescheduled_by_person uuid, add column canceled_by_person uuid;

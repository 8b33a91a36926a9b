-- What they did the code does in the same transaction: tables with triggers cannot be distributed.
drop trigger bookings_added on bookings;
drop trigger bookings_changed on bookings;
drop trigger bookings_removed on bookings;
drop function renew_busy_revision();

drop trigger integrations_copied on integrations;
drop function copy_tracking_id();

-- When somebody first booked by the lead's link, also where no video was shown.
alter table leads add column booked_at timestamptz;

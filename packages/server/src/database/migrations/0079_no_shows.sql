-- Who did not come to a meeting, and whether it therefore counts for nobody's turn.
alter table bookings
  add column no_show text check (no_show in ('invitee', 'host')),
  add column no_show_uncounted boolean not null default false;

-- Of a meeting for a whole date: that date, which is the same for everybody. Null: a meeting at a time.
alter table bookings add column on_date text check (on_date ~ '^\d{4}-\d\d-\d\d$');
-- How a poll came to be this meeting. Null: its invitee booked it.
alter table bookings add column decided_by text check (decided_by in ('host', 'agreement', 'deadline'));
-- How those invited read who have said so themselves, by address.
alter table bookings add column readers jsonb not null default '[]';

update bookings set decided_by = 'host' where origin_kind = 'poll';
update bookings b
set on_date = to_char(b.starts_at at time zone p.time_zone, 'YYYY-MM-DD')
from polls p
where b.origin_kind = 'poll' and p.host_id = b.host_id and p.id = b.origin_id and p.is_all_day;
update bookings b
set readers = coalesce(
  (
    select jsonb_agg(jsonb_build_object('email', v.email, 'timeZone', v.time_zone, 'locale', v.locale))
    from poll_votes v
    where v.host_id = b.host_id and v.poll_id = b.origin_id
      and (v.email = b.invitee_email or b.guests ? v.email)
  ),
  '[]'
)
where b.origin_kind = 'poll' and b.erased_at is null;

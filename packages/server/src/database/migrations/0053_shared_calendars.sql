-- Which hosts are busy by a calendar, and into whose calendar bookings are written: several hosts may share one.
create table calendar_sharers (
  -- A digest of the provider, its account where that matters, and its name for the calendar.
  calendar_key text not null,
  for_host uuid not null,
  is_blocking boolean not null,
  is_target boolean not null,
  primary key (calendar_key, for_host)
);
create index calendar_sharers_host on calendar_sharers (for_host);

insert into calendar_sharers (calendar_key, for_host, is_blocking, is_target)
select encode(sha256(convert_to(concat_ws(E'\n', provider,
    case when provider in ('google', 'caldav') then '' else account_id end, calendars.id), 'UTF8')), 'hex'),
  calendars.host_id, bool_or(is_blocking), bool_or(is_target)
from calendars join connections on connections.host_id = calendars.host_id and connections.id = connection_id
where is_blocking or is_target
group by 1, 2;

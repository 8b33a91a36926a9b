-- Bookings stand on their own. They name what they came of, which may be more than an event type, and keep what was
-- agreed; one that takes the time of several hosts has a row for each, under the same id.
alter table bookings
  add column host_ids uuid[],
  add column origin_kind text check (origin_kind in ('event_type', 'one_off', 'poll', 'host')),
  add column origin_id uuid,
  add column reschedule_notice integer,
  add column cancel_notice integer,
  add column reminders jsonb,
  add column receipt jsonb;

update bookings b set
  host_ids = array[b.host_id],
  origin_kind = 'event_type',
  origin_id = b.event_type_id,
  reschedule_notice = e.reschedule_notice,
  cancel_notice = e.cancel_notice,
  reminders = e.reminders,
  -- The rules of that day are not known any more.
  receipt = jsonb_build_object(
    'at', coalesce(b.allowed_by -> 'at', to_jsonb(b.booked_at)),
    'schedule', (
      select jsonb_build_object('id', s.id, 'name', s.name, 'version', b.allowed_by -> 'scheduleVersion')
      from schedules s
      where s.host_id = b.host_id and s.id::text = b.allowed_by ->> 'scheduleId'
        and b.allowed_by ->> 'scheduleVersion' is not null
    ),
    'rules', null,
    'sources', '[]'::jsonb
  )
from event_types e where e.host_id = b.host_id and e.id = b.event_type_id;

alter table bookings
  alter column host_ids set not null,
  alter column origin_kind set not null,
  alter column origin_id set not null,
  alter column reschedule_notice set not null,
  alter column cancel_notice set not null,
  alter column reminders set not null,
  alter column receipt set not null,
  drop column event_type_id,
  drop column allowed_by;
create index bookings_of_origin on bookings (host_id, origin_id, ends_at);

alter table holds
  add column origin_kind text check (origin_kind in ('event_type', 'one_off', 'poll', 'host')),
  add column origin_id uuid;
update holds set origin_kind = 'event_type', origin_id = event_type_id where event_type_id is not null;
-- Held for nothing that is known: none was ever made by the product.
delete from holds where origin_id is null;
alter table holds
  alter column origin_kind set not null,
  alter column origin_id set not null,
  drop column event_type_id;

alter table booking_requests
  add column host_ids uuid[],
  add column origin_kind text check (origin_kind in ('event_type', 'one_off', 'poll', 'host')),
  add column origin_id uuid;
update booking_requests set host_ids = array[host_id], origin_kind = 'event_type', origin_id = event_type_id;
alter table booking_requests
  alter column host_ids set not null,
  alter column origin_kind set not null,
  alter column origin_id set not null,
  drop column event_type_id;
-- One hold for one person and offer.
create unique index booking_requests_of_person on booking_requests (host_id, origin_id, email_key);

-- What a key or a delivery is about.
alter table idempotency_keys rename column booking_id to subject_id;
alter table idempotency_keys add column subject_kind text not null default 'booking';
alter table idempotency_keys alter column subject_kind drop default;
drop index idempotency_keys_of_booking;
create index idempotency_keys_of_subject on idempotency_keys (host_id, subject_kind, subject_id, created_at);

alter table webhook_deliveries rename column booking_id to subject_id;
alter table webhook_deliveries add column subject_kind text not null default 'booking';
alter table webhook_deliveries alter column subject_kind drop default;

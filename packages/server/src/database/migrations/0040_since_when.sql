-- Since when looks at a connection fail, and when a booking's event was last written.
alter table connections add column failing_since timestamptz;
alter table calendar_events add column written_at timestamptz;

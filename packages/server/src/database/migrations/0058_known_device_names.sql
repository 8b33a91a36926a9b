-- What a browser says of itself; null of those that have not signed in since.
alter table known_devices
  add column browser text,
  add column system text;

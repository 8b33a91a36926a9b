-- Whose mail it is has to be known again, not read: recipients are kept as digests, other ones for each host.
delete from deliveries one using deliveries other
where one.ctid > other.ctid and (one.host_id, one.event_id, one.kind) = (other.host_id, other.event_id, other.kind)
  and lower(one.recipient) = lower(other.recipient);
alter table deliveries alter column recipient type bytea
  using sha256(convert_to(host_id::text || ' ' || lower(recipient), 'UTF8'));
alter table mail_readers alter column recipient type bytea
  using sha256(convert_to(host_id::text || ' ' || lower(recipient), 'UTF8'));

-- What mail servers say names who they refuse.
update deliveries set last_error = regexp_replace(last_error, '\S+@\S+', '…', 'g') where last_error ~ '@';

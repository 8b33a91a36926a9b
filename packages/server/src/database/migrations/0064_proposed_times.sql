-- In place of the times that the host has offered, the invitee proposes others, and the host chooses.
alter table booking_requests
  -- They are not held. Null: none were proposed, or the host has offered other times since.
  add column proposed_starts timestamptz[] check (cardinality(proposed_starts) > 0),
  add column proposal_message text not null default '',
  add check (proposed_starts is null or waits_for = 'approval');

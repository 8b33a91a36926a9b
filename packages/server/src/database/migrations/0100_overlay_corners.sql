-- Pictures are not mirrored from right to left, so corners are left and right in every language.
update campaigns
set overlay = jsonb_set(overlay, '{corner}', to_jsonb(replace(replace(overlay ->> 'corner', 'start', 'left'), 'end', 'right')));

alter table campaigns
  alter column overlay set default '{"corner": "bottom_left", "size": "medium", "shape": "round", "greeting": false}';

-- Stored words have the names that the code uses.
update bookings set turns = replace(turns::text, '"handed_on"', '"reassigned"')::jsonb
  where turns::text like '%"handed_on"%';
update billings set subscription = (subscription - 'takenOff') || jsonb_build_object('currentDiscount', subscription->'takenOff')
  where subscription ? 'takenOff';
update mail_readers set told = jsonb_set(told, '{kind}', '"replaced"') where told->>'kind' = 'taken_off';

-- Names have American spelling everywhere.
alter table brandings rename column colours to colors;
alter table calendars rename column colour to color;

update shared_settings
  set shared = (shared - 'colours') || jsonb_build_object('colors', shared->'colours')
  where shared ? 'colours';
update inherited_settings set field = 'colors' where field = 'colours';

update operator_actions set kind = 'catalog_changed' where kind = 'catalogue_changed';

update connections
  set failure = replace(failure, 'unauthorised', 'unauthorized'),
    last_calls = replace(last_calls::text, '"unauthorised"', '"unauthorized"')::jsonb
  where failure = 'unauthorised' or last_calls::text like '%"unauthorised"%';
update crm_meetings set failure = 'unauthorized' where failure = 'unauthorised';
update outreach_campaigns set push_failure = 'unauthorized' where push_failure = 'unauthorised';
update outreach_leads set failure = 'unauthorized' where failure = 'unauthorised';

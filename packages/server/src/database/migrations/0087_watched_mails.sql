update shared_settings set shared = jsonb_set(shared, '{mails,watched}', 'true') where jsonb_typeof(shared -> 'mails') = 'object';

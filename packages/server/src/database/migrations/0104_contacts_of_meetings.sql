-- A CRM names a contact that was deleted or merged.
create index crm_meetings_contacts on crm_meetings
  using gin (jsonb_path_query_array(contact_ids, '$.*'));

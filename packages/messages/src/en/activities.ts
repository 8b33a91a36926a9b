export const texts = {
  // The list of an account’s activity.
  'activity.text': 'Sign-ins and changes of the last 180 days. Times: {zone}.',
  'activity.none': 'No activity yet',
  'activity.none_text': 'Every sign-in and every change shows up here, with browser and network.',
  'activity.about': 'Filter',
  'activity.about_security': 'Sign-ins and security',
  'activity.about_all': 'Everything',
  'activity.more': 'Show earlier',
  'activity.end': 'That’s everything from the last 180 days.',
  'activity.from': '{browser} on {system}',
  'activity.unknown': 'Unknown browser',
  'activity.network': 'Network {network}',
  'activity.several_devices': 'Several browsers',
  'activity.several_networks': 'Several networks',
  'activity.times': { one: '{count} time', other: '{count} times' },

  // Administration
  'activity.plan_changed': 'Plan changed by the operator',

  // Availability
  'activity.schedule_added': 'Schedule added',
  'activity.schedule_changed': 'Schedule changed',
  'activity.schedule_deleted': 'Schedule deleted',
  'activity.days_off_changed': 'Days off changed',

  // Billing
  'activity.plan_chosen': 'Plan chosen',
  'activity.plan_canceled': 'Subscription canceled',
  'activity.card_changed': 'Card changed',
  'activity.billing_details_changed': 'Billing details changed',

  // Calendars
  'activity.calendars_chosen': 'Calendar settings changed',

  // Campaigns
  'activity.campaign_added': 'Campaign added',
  'activity.campaign_changed': 'Campaign changed',
  'activity.campaign_deleted': 'Campaign deleted',
  'activity.campaign_restored': 'Campaign restored',
  'activity.leads_added': 'Leads added',

  // Clients
  'activity.client_asked': 'Client asked for free times',
  'activity.client_connection_ended': 'Client’s calendar disconnected',
  'activity.client_deleted': 'Client deleted',
  'activity.client_meeting_booked': 'Meeting with client booked',

  // Connections
  'activity.connection_added': 'Calendar account connected',
  'activity.connection_renewed': 'Calendar account reconnected',
  'activity.connection_removed': 'Calendar account disconnected',

  // Crms
  'activity.crm_changed': 'CRM settings changed',
  'activity.crm_filled': 'Earlier meetings added to the CRM',

  // Deletion
  'activity.deletion_asked': 'Account deletion requested',
  'activity.deletion_taken_back': 'Account deletion stopped',

  // Domains
  'activity.domain_changed': 'Custom domain changed',

  // Email address
  'activity.email_change_asked': 'Email address change requested',
  'activity.email_change_withdrawn': 'Email address change stopped',
  'activity.email_changed': 'Email address changed',

  // Embeds
  'activity.embed_added': 'Embed added',
  'activity.embed_changed': 'Embed changed',
  'activity.embed_deleted': 'Embed deleted',

  // Event types
  'activity.event_type_added': 'Event type added',
  'activity.event_type_changed': 'Event type changed',
  'activity.event_type_deleted': 'Event type deleted',
  'activity.event_type_restored': 'Event type restored',

  // Exports
  'activity.export_asked': 'Export requested',
  'activity.export_fetched': 'Export downloaded',

  // Integrations
  'activity.integration_connected': 'Integration connected',
  'activity.integration_disconnected': 'Integration removed',

  // Managed
  'activity.event_type_given': 'Event type assigned to members',
  'activity.event_type_taken_back': 'Event type no longer managed',
  'activity.event_type_received': 'Event type assigned by an organization',

  // Member requests
  'activity.upgrade_requested': 'Upgrade requested',
  'activity.access_requested': 'Access requested',
  'activity.request_granted': 'Request approved',
  'activity.request_declined': 'Request declined',

  // One offs
  'activity.one_off_added': 'One-off meeting added',
  'activity.one_off_deleted': 'One-off meeting deleted',
  'activity.booking_links_added': 'Limited links created',
  'activity.booking_link_revoked': 'Limited link revoked',

  // Organizations
  'activity.organization_created': 'Organization created',
  'activity.member_invited': 'Person invited',
  'activity.invitation_revoked': 'Invitation revoked',
  'activity.member_joined': 'Member joined',
  'activity.member_role_changed': 'Member’s role changed',
  'activity.member_shown': 'Member shown on the page',
  'activity.member_hidden': 'Member hidden from the page',
  'activity.member_removed': 'Member removed',
  'activity.member_left': 'Member left',
  'activity.transfer_asked': 'Transfer of ownership requested',
  'activity.transfer_withdrawn': 'Ownership transfer request withdrawn',
  'activity.transfer_declined': 'Transfer of ownership declined',
  'activity.ownership_transferred': 'Ownership transferred',
  'activity.organization_email_asked': 'Organization email added, not confirmed yet',
  'activity.organization_email_canceled': 'Unconfirmed organization email canceled',
  'activity.organization_email_removed': 'Organization email removed',
  'activity.organization_deleted': 'Organization deleted',

  // Outreach
  'activity.outreach_changed': 'Outreach campaign changed',
  'activity.outreach_pushed': 'Leads added to an outreach tool',
  'activity.outreach_address_made': 'Address for an outreach tool’s webhooks created',

  // Passkeys
  'activity.passkey_added': 'Passkey added',
  'activity.passkey_removed': 'Passkey removed',
  'activity.passkey_refused': 'Sign-in with a passkey refused',

  // Api keys
  'activity.api_key_added': 'API key created',
  'activity.api_key_removed': 'API key removed',

  // Oauth
  'activity.app_allowed': 'App connected',
  'activity.app_removed': 'Connected app removed',

  // Passwords
  'activity.password_renewed': 'Password changed',
  'activity.session_ended': 'Signed out elsewhere',

  // Polls
  'activity.poll_added': 'Poll added',
  'activity.poll_changed': 'Poll changed',
  'activity.poll_deleted': 'Poll deleted',
  'activity.poll_finished': 'Poll finished',

  // Retention
  'activity.retention_changed': 'Retention of invitees’ data changed',

  // Routing
  'activity.routing_form_added': 'Form added',
  'activity.routing_form_changed': 'Form changed',
  'activity.routing_form_deleted': 'Form deleted',

  // Settings
  'activity.settings_changed': 'Settings changed',
  'activity.link_changed': 'Link changed',

  // Sign in
  'activity.signed_in': 'Signed in',
  'activity.signed_in_new_device': 'Signed in on a new device',
  'activity.sign_in_failed': 'Sign-in with a wrong password',
  'activity.signed_out': 'Signed out',

  // Sign up
  'activity.signed_up': 'Signed up',
  'activity.address_confirmed': 'Email address confirmed',

  // Two factor
  'activity.two_factor_on': 'Two-factor sign-in turned on',
  'activity.two_factor_off': 'Two-factor sign-in turned off',
  'activity.two_factor_refused': 'Wrong two-factor code',
  'activity.recovery_codes_renewed': 'Recovery codes renewed',
  'activity.recovery_code_used': 'Recovery code used',

  // Videos
  'activity.video_added': 'Video added',
  'activity.video_changed': 'Video changed',
  'activity.video_deleted': 'Video deleted',
  'activity.video_restored': 'Video restored',

  // Webhooks
  'activity.webhook_added': 'Webhook added',
  'activity.webhook_changed': 'Webhook changed',
  'activity.webhook_deleted': 'Webhook deleted',
  'activity.webhook_secret_renewed': 'Webhook secret renewed',
} as const

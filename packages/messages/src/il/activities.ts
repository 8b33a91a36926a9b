import type { texts as source } from '../en/activities.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'il'> = {
  // List
  'activity.text': 'כניסות ושינויים מ-180 הימים האחרונים. השעות לפי {zone}.',
  'activity.none': 'אין עדיין פעילות',
  'activity.none_text': 'מעכשיו כל כניסה וכל שינוי יופיעו כאן, עם הדפדפן והרשת.',
  'activity.about': 'סינון',
  'activity.about_security': 'כניסות ואבטחה',
  'activity.about_all': 'הכול',
  'activity.more': 'הצגת קודמים',
  'activity.end': 'זה הכול מ-180 הימים האחרונים.',
  'activity.from': '{browser} ב-{system}',
  'activity.unknown': 'דפדפן לא ידוע',
  'activity.network': 'רשת {network}',
  'activity.several_devices': 'כמה דפדפנים',
  'activity.several_networks': 'כמה רשתות',
  'activity.times': { one: 'פעם אחת', two: 'פעמיים', other: '{count} פעמים' },

  // Administration
  'activity.plan_changed': 'התוכנית שונתה על ידי המפעיל',

  // Availability
  'activity.schedule_added': 'לוח זמינות נוסף',
  'activity.schedule_changed': 'לוח זמינות שונה',
  'activity.schedule_deleted': 'לוח זמינות נמחק',
  'activity.days_off_changed': 'ימי חופש שונו',

  // Billing
  'activity.plan_chosen': 'נבחרה תוכנית',
  'activity.plan_canceled': 'המינוי בוטל',
  'activity.card_changed': 'הכרטיס שונה',
  'activity.billing_details_changed': 'פרטי החיוב שונו',

  // Calendars
  'activity.calendars_chosen': 'הגדרות היומנים שונו',

  // Campaigns
  'activity.campaign_added': 'קמפיין נוסף',
  'activity.campaign_changed': 'קמפיין שונה',
  'activity.campaign_deleted': 'קמפיין נמחק',
  'activity.campaign_restored': 'קמפיין שוחזר',
  'activity.leads_added': 'לידים נוספו',

  // Clients
  'activity.client_asked': 'לקוח התבקש לשתף זמנים פנויים',
  'activity.client_connection_ended': 'יומן של לקוח נותק',
  'activity.client_deleted': 'לקוח נמחק',
  'activity.client_meeting_booked': 'נקבעה פגישה עם לקוח',

  // Connections
  'activity.connection_added': 'חשבון יומן חובר',
  'activity.connection_renewed': 'חשבון יומן חובר מחדש',
  'activity.connection_removed': 'חשבון יומן נותק',

  // Crms
  'activity.crm_changed': 'הגדרות ה־CRM שונו',
  'activity.crm_filled': 'פגישות קודמות נוספו ל־CRM',

  // Deletion
  'activity.deletion_asked': 'התבקשה מחיקת החשבון',
  'activity.deletion_taken_back': 'מחיקת החשבון בוטלה',

  // Domains
  'activity.domain_changed': 'הדומיין האישי שונה',

  // Email address
  'activity.email_change_asked': 'התבקש שינוי כתובת הדוא״ל',
  'activity.email_change_withdrawn': 'שינוי כתובת הדוא״ל בוטל',
  'activity.email_changed': 'כתובת הדוא״ל שונתה',

  // Embeds
  'activity.embed_added': 'הטמעה נוספה',
  'activity.embed_changed': 'הטמעה שונתה',
  'activity.embed_deleted': 'הטמעה נמחקה',

  // Event types
  'activity.event_type_added': 'סוג פגישה נוסף',
  'activity.event_type_changed': 'סוג פגישה שונה',
  'activity.event_type_deleted': 'סוג פגישה נמחק',
  'activity.event_type_restored': 'סוג פגישה שוחזר',

  // Exports
  'activity.export_asked': 'התבקש ייצוא',
  'activity.export_fetched': 'הייצוא הורד',

  // Integrations
  'activity.integration_connected': 'שילוב חובר',
  'activity.integration_disconnected': 'שילוב הוסר',

  // Managed
  'activity.event_type_given': 'סוג פגישה הוקצה לחברים',
  'activity.event_type_taken_back': 'סוג פגישה כבר לא מנוהל',
  'activity.event_type_received': 'סוג פגישה הוקצה על ידי ארגון',

  // Member requests
  'activity.upgrade_requested': 'התבקש שדרוג',
  'activity.access_requested': 'התבקשה גישה',
  'activity.request_granted': 'בקשה אושרה',
  'activity.request_declined': 'בקשה נדחתה',

  // One offs
  'activity.one_off_added': 'פגישה חד־פעמית נוספה',
  'activity.one_off_deleted': 'פגישה חד־פעמית נמחקה',
  'activity.booking_links_added': 'קישורים מוגבלים נוצרו',
  'activity.booking_link_revoked': 'קישור מוגבל בוטל',

  // Organizations
  'activity.organization_created': 'נוצר ארגון',
  'activity.member_invited': 'נשלחה הזמנה להצטרף',
  'activity.invitation_revoked': 'ההזמנה בוטלה',
  'activity.member_joined': 'חבר הצטרף',
  'activity.member_role_changed': 'תפקיד של חבר השתנה',
  'activity.member_shown': 'חבר מוצג בדף',
  'activity.member_hidden': 'חבר הוסתר מהדף',
  'activity.member_removed': 'חבר הוסר',
  'activity.member_left': 'חבר עזב',
  'activity.transfer_asked': 'התבקשה העברת בעלות',
  'activity.transfer_withdrawn': 'בקשת העברת הבעלות בוטלה',
  'activity.transfer_declined': 'העברת הבעלות נדחתה',
  'activity.ownership_transferred': 'הבעלות הועברה',
  'activity.organization_email_asked': 'נוספה כתובת דוא״ל לארגון, עדיין לא אושרה',
  'activity.organization_email_canceled': 'כתובת הדוא״ל של הארגון שלא אושרה בוטלה',
  'activity.organization_email_removed': 'כתובת הדוא״ל של הארגון הוסרה',
  'activity.organization_deleted': 'הארגון נמחק',

  // Outreach
  'activity.outreach_changed': 'קמפיין בכלי הפנייה שונה',
  'activity.outreach_pushed': 'לידים נוספו לכלי הפנייה',
  'activity.outreach_address_made': 'נוצרה כתובת ל־webhooks של כלי הפנייה',

  // Passkeys
  'activity.passkey_added': 'נוסף מפתח כניסה',
  'activity.passkey_removed': 'הוסר מפתח כניסה',
  'activity.passkey_refused': 'כניסה עם מפתח נדחתה',

  // Api keys
  'activity.api_key_added': 'נוצר מפתח API',
  'activity.api_key_removed': 'מפתח API הוסר',

  // Oauth
  'activity.app_allowed': 'חוברה אפליקציה',
  'activity.app_removed': 'אפליקציה מחוברת הוסרה',

  // Passwords
  'activity.password_renewed': 'שינוי סיסמה',
  'activity.session_ended': 'התנתקות במקום אחר',

  // Polls
  'activity.poll_added': 'סקר נוסף',
  'activity.poll_changed': 'סקר שונה',
  'activity.poll_deleted': 'סקר נמחק',
  'activity.poll_finished': 'סקר הסתיים',

  // Retention
  'activity.retention_changed': 'שונה משך השמירה של נתוני מוזמנים',

  // Routing
  'activity.routing_form_added': 'טופס נוסף',
  'activity.routing_form_changed': 'טופס שונה',
  'activity.routing_form_deleted': 'טופס נמחק',

  // Settings
  'activity.settings_changed': 'שינוי הגדרות',
  'activity.link_changed': 'שינוי קישור',

  // Sign in
  'activity.signed_in': 'כניסה',
  'activity.signed_in_new_device': 'כניסה במכשיר חדש',
  'activity.sign_in_failed': 'ניסיון כניסה עם סיסמה שגויה',
  'activity.signed_out': 'התנתקות',

  // Sign up
  'activity.signed_up': 'הרשמה',
  'activity.address_confirmed': 'כתובת הדוא״ל אושרה',

  // Two factor
  'activity.two_factor_on': 'כניסה דו־שלבית הופעלה',
  'activity.two_factor_off': 'כניסה דו־שלבית כובתה',
  'activity.two_factor_refused': 'קוד דו־שלבי שגוי',
  'activity.recovery_codes_renewed': 'קודי השחזור חודשו',
  'activity.recovery_code_used': 'נעשה שימוש בקוד שחזור',

  // Videos
  'activity.video_added': 'סרטון נוסף',
  'activity.video_changed': 'סרטון שונה',
  'activity.video_deleted': 'סרטון נמחק',
  'activity.video_restored': 'סרטון שוחזר',

  // Webhooks
  'activity.webhook_added': 'Webhook נוסף',
  'activity.webhook_changed': 'Webhook שונה',
  'activity.webhook_deleted': 'Webhook נמחק',
  'activity.webhook_secret_renewed': 'הסוד של Webhook חודש',
}

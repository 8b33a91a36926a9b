import type { texts as source } from '../en/outreach.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  'error.outreach_not_found': 'Dieses Werkzeug ist nicht mehr verbunden.',
  'error.outreach_campaign_not_found': 'Diese Kampagne ist nicht mehr verknüpft.',
  'error.outreach_busy':
    'Es werden noch Leads übertragen. Warten Sie, bis alle da sind, oder halten Sie es an.',
  'outreach.disconnect_text':
    'Leads, die in {name} sind, bleiben dort. {name} erfährt nichts mehr von Buchungen, und wir löschen den Schlüssel.',
  'outreach.campaigns': 'Kampagnen',
  'outreach.campaigns_text':
    'Ihre Leads kommen mit ihren persönlichen Links nach {name}. Bucht einer von ihnen, erfährt es {name} und schreibt ihm nicht mehr.',
  'outreach.empty': 'Noch keine Kampagne verknüpft.',
  'outreach.no_campaigns': 'Legen Sie zuerst eine Kampagne an. Von dort kommen die Leads und ihre Links.',
  'outreach.to_campaigns': 'Zu den Kampagnen',
  'outreach.link': 'Kampagne verknüpfen',
  'outreach.ours': 'Ihre Kampagne',
  'outreach.theirs': 'Kampagne in {name}',
  'outreach.audience': 'Zielgruppe in {name}',
  'outreach.draft': '{campaign} (Entwurf)',
  'outreach.field': 'Eigenes Feld für den Link',
  'outreach.field_text':
    'Verwenden Sie dieses Feld in Ihren Nachrichten in {name}, und jeder Lead bekommt seinen eigenen Link.',
  'outreach.field_problem': 'Nur Buchstaben, Ziffern und Unterstriche, etwa booking_link.',
  'outreach.tag': 'Tag für Leads, die buchen (optional)',
  'outreach.tag_text':
    'Bucht ein Lead, bekommt er diesen Tag in {name}. Fehlt der Tag dort, legen wir ihn an.',
  'outreach.tag_set': 'Tag für Leads, die gebucht haben: {tag}',
  'outreach.label': 'Label für Leads, die buchen (optional)',
  'outreach.label_text':
    'Ein Label, das es in {name} schon gibt. Ohne Label gilt für Leads, die buchen, der Status „Meeting booked“.',
  'outreach.label_set': 'Label für Leads, die gebucht haben: {tag}',
  'outreach.choose': 'Auswählen',
  'outreach.incomplete': 'Wählen Sie, woher die Leads kommen und wohin sie gehen.',
  'outreach.targets_empty':
    'In {name} gibt es noch nichts, wohin Leads kommen könnten. Legen Sie dort zuerst eine Kampagne an.',
  'outreach.save': 'Kampagne verknüpfen',
  'outreach.saved': 'Kampagne verknüpft',
  'outreach.changed': 'Kampagne geändert',
  'outreach.edit': '{campaign} bearbeiten',
  'outreach.gone': 'Gelöschte Kampagne',
  'outreach.goes_to': 'Leads gehen an {target}, Links in das Feld {field}',
  'outreach.push': 'Leads übertragen',
  'outreach.push_stop': 'Anhalten',
  'outreach.push_none': 'Noch keine Leads übertragen.',
  'outreach.push_running': '{done} von {total} übertragen',
  'outreach.push_done': { one: '{count} Lead ist in {name}', other: '{count} Leads sind in {name}' },
  'outreach.push_stopped': 'Nach {done} von {total} angehalten. Bereits übertragene Leads bleiben.',
  'outreach.push_failed': 'Nicht fertig: {done} von {total} übertragen.',
  'outreach.refused': {
    one: '{count} Lead wurde nicht übertragen. {need}',
    other: '{count} Leads wurden nicht übertragen. {need}',
  },
  'outreach.need_heyreach':
    'HeyReach braucht zu jedem Lead ein LinkedIn-Profil: Importieren Sie eine Spalte mit den Adressen der Profile.',
  'outreach.need_lagrowthmachine':
    'La Growth Machine braucht zu jedem Lead eine E-Mail-Adresse oder ein LinkedIn-Profil.',
  'outreach.need_instantly': 'Instantly braucht eine E-Mail-Adresse, die nicht auf seiner Sperrliste steht.',
  'outreach.told': {
    one: '{count} Buchung an {name} gemeldet',
    other: '{count} Buchungen an {name} gemeldet',
  },
  'outreach.telling': { one: '{count} Buchung wartet', other: '{count} Buchungen warten' },
  'outreach.untold': {
    one: '{count} Buchung konnte nicht gemeldet werden: {name} hat den Lead nicht.',
    other: '{count} Buchungen konnten nicht gemeldet werden: {name} hat die Leads nicht.',
  },
  'outreach.replied': { one: '{count} Lead hat geantwortet', other: '{count} Leads haben geantwortet' },
  'outreach.unlink': 'Verknüpfung lösen',
  'outreach.unlink_title': 'Verknüpfung von {campaign} lösen?',
  'outreach.unlink_text':
    'Leads, die in {name} sind, bleiben dort. Von Buchungen aus dieser Kampagne erfährt {name} nichts mehr.',
  'outreach.unlinked': 'Verknüpfung der Kampagne gelöst',
  'outreach.do_unauthorized': 'Verbinden Sie es mit einem gültigen Schlüssel neu.',
  'outreach.do_forbidden':
    'Ihr Tarif bei {name} enthält die API nicht. Stufen Sie ihn dort hoch und versuchen Sie es noch einmal.',
  'outreach.do_not_found': 'Die Kampagne gibt es in {name} nicht mehr. Verknüpfen Sie eine andere.',
  'outreach.do_rate_limited': '{name} bittet um eine Pause. Es geht von selbst weiter.',
  'outreach.do_unavailable': '{name} antwortet nicht. Es geht von selbst weiter, sobald es wieder da ist.',
  'outreach.do_invalid':
    '{name} hat die Leads abgelehnt. Prüfen Sie, ob die Kampagne läuft und es das Feld {field} noch gibt, und versuchen Sie es noch einmal.',
  'outreach.hook': 'Antworten',
  'outreach.hook_text':
    'Tragen Sie eine Adresse bei den Webhooks von {name} ein, und Sie sehen hier, wer geantwortet hat. Halten Sie sie geheim: Wer sie kennt, kann Antworten melden.',
  'outreach.hook_make': 'Adresse erstellen',
  'outreach.hook_again': 'Adresse ersetzen',
  'outreach.hook_end': 'Ausschalten',
  'outreach.hook_title': 'Adresse für Webhooks',
  'outreach.hook_once':
    'Kopieren Sie sie jetzt: Sie wird nur einmal gezeigt. Eine frühere Adresse gilt nicht mehr.',
  'outreach.hook_copy': 'Adresse kopieren',
  'outreach.hook_copied': 'Adresse kopiert',
  'outreach.hook_kept': 'Fertig',
  'outreach.hook_never': 'Noch nichts empfangen.',
  'outreach.hook_heard': 'Zuletzt empfangen: {date}',
}

import type { texts as source } from '../../en/mails/campaigns.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  subjectLeadWatched: '{percent} von „{video}“ über den Link von {lead} abgespielt',
  headingLeadWatched: 'Das Video eines Leads wurde angesehen',
  leadWatched:
    'Jemand mit dem Link von {lead} hat {seconds} von „{video}“ angesehen. Ob es {lead} war, können wir nicht wissen: Wer den Link hat, kann ihn geöffnet haben.',
  labelCampaign: 'Kampagne',
  actionCampaign: 'Kampagne öffnen',
  textCampaign: 'Sehen Sie, was sonst mit den Links dieser Kampagne geschah:',
  footerLeadWatched:
    'Sie erhalten diese E-Mails, wenn jemand in {product} ein Video über den Link eines Leads ansieht. Wie oft sie kommen, legen Sie in den Einstellungen unter Benachrichtigungen fest. Dort können Sie sie auch abstellen.',
}

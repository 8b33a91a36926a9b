import type { texts as source } from '../../en/campaigns/external.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'external.title': 'Ein Video für eine Person hinzufügen',
  'external.text': 'Wählen Sie eine Kampagne, sagen Sie, für wen, und kopieren Sie den Link oder die E-Mail.',
  'external.campaign_title': 'Einen Kampagnen-Link hinzufügen',
  'external.campaign_text': 'Wählen Sie eine Kampagne und kopieren Sie den Link, den Ihr Werkzeug ausfüllt.',
  'external.sign_in': 'Melden Sie sich an, um Ihre Kampagnen zu sehen',
  'external.campaign': 'Kampagne',
  'external.open': 'Im Dashboard öffnen',
  'external.none': 'Noch keine Kampagnen',
  'external.none_text': 'Erstellen Sie eine in Ihrem Dashboard. Dann wählen Sie sie hier.',
  'external.create': 'Kampagne erstellen',
  'external.make': 'Link erstellen',
  'external.ready': 'Der Link für {name} ist fertig',
  'external.another': 'Weitere Person',
}

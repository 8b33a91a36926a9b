import type { texts as source } from '../en/outreach.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  'error.outreach_not_found': 'Deze tool is niet meer gekoppeld.',
  'error.outreach_campaign_not_found': 'Deze campagne is niet meer gelinkt.',
  'error.outreach_busy': 'Er worden nog leads toegevoegd. Wacht tot dat klaar is, of stop het eerst.',
  'outreach.disconnect_text':
    'Leads die al in {name} staan, blijven daar. {name} krijgt geen bericht meer over boekingen, en we verwijderen de sleutel.',
  'outreach.campaigns': 'Campagnes',
  'outreach.campaigns_text':
    'Je leads worden met hun persoonlijke links aan {name} toegevoegd. Als een van hen boekt, laten we het {name} weten, zodat er geen berichten meer komen.',
  'outreach.empty': 'Nog geen campagnes gelinkt.',
  'outreach.no_campaigns': 'Maak eerst een campagne. Daarna kun je de leads hier toevoegen.',
  'outreach.to_campaigns': 'Naar campagnes',
  'outreach.link': 'Campagne linken',
  'outreach.ours': 'Jouw campagne',
  'outreach.theirs': 'Campagne in {name}',
  'outreach.audience': 'Doelgroep in {name}',
  'outreach.draft': '{campaign} (concept)',
  'outreach.field': 'Aangepast veld voor de link',
  'outreach.field_text': 'Gebruik dit veld in je berichten in {name}, dan krijgt elke lead een eigen link.',
  'outreach.field_problem': 'Gebruik letters, cijfers en underscores, zoals booking_link.',
  'outreach.tag': 'Tag voor leads die boeken (optioneel)',
  'outreach.tag_text': 'We voegen de tag in {name} toe als een lead boekt, en maken die zo nodig aan.',
  'outreach.tag_set': 'Tag voor leads die boeken: {tag}',
  'outreach.label': 'Label voor leads die boeken (optioneel)',
  'outreach.label_text':
    'Kies een bestaand leadlabel in {name}. Als je dit leeg laat, worden leads die boeken gemarkeerd als “Meeting booked.”',
  'outreach.label_set': 'Label voor leads die boeken: {tag}',
  'outreach.choose': 'Kies er een',
  'outreach.incomplete': 'Kies waar de leads vandaan komen en waar ze heen gaan.',
  'outreach.targets_empty':
    'Er is in {name} nog niets om leads aan toe te voegen. Maak daar eerst een campagne.',
  'outreach.save': 'Campagne linken',
  'outreach.saved': 'Campagne gelinkt',
  'outreach.changed': 'Campagne bijgewerkt',
  'outreach.edit': '{campaign} bewerken',
  'outreach.gone': 'Verwijderde campagne',
  'outreach.goes_to': 'Leads gaan naar {target}, links naar {field}',
  'outreach.push': 'Leads toevoegen',
  'outreach.push_stop': 'Stoppen met toevoegen',
  'outreach.push_none': 'Nog geen leads toegevoegd.',
  'outreach.push_running': '{done} van {total} toegevoegd',
  'outreach.push_done': { one: '{count} lead staat in {name}', other: '{count} leads staan in {name}' },
  'outreach.push_stopped': 'Gestopt na {done} van {total}. Al toegevoegde leads blijven staan.',
  'outreach.push_failed': 'Niet voltooid: {done} van {total} toegevoegd.',
  'outreach.refused': {
    one: '{count} lead is niet toegevoegd. {need}',
    other: '{count} leads zijn niet toegevoegd. {need}',
  },
  'outreach.need_heyreach':
    'HeyReach heeft voor elke lead een LinkedIn-profiel nodig: importeer er een met een kolom met profieladressen.',
  'outreach.need_lagrowthmachine':
    'La Growth Machine heeft voor elke lead een e-mailadres of een LinkedIn-profiel nodig.',
  'outreach.need_instantly': 'Instantly heeft een e-mailadres nodig dat niet op de blokkeerlijst staat.',
  'outreach.told': {
    one: '{count} boeking verstuurd naar {name}',
    other: '{count} boekingen verstuurd naar {name}',
  },
  'outreach.telling': { one: '{count} boeking wacht', other: '{count} boekingen wachten' },
  'outreach.untold': {
    one: '{count} boeking kon niet worden verstuurd: {name} heeft de lead niet.',
    other: '{count} boekingen konden niet worden verstuurd: {name} heeft de leads niet.',
  },
  'outreach.replied': { one: '{count} lead heeft geantwoord', other: '{count} leads hebben geantwoord' },
  'outreach.unlink': 'Link opheffen',
  'outreach.unlink_title': 'Link met {campaign} opheffen?',
  'outreach.unlink_text':
    'Leads die al in {name} staan, blijven daar. {name} krijgt geen bericht meer over boekingen van deze campagne.',
  'outreach.unlinked': 'Link met campagne opgeheven',
  'outreach.do_unauthorized': 'Koppel opnieuw met een werkende sleutel.',
  'outreach.do_forbidden':
    'Je pakket bij {name} bevat de API daarvan niet. Upgrade daar en probeer het dan opnieuw.',
  'outreach.do_not_found': 'De campagne bestaat niet meer in {name}. Link een andere.',
  'outreach.do_rate_limited': '{name} vroeg ons om het rustiger aan te doen. We gaan automatisch verder.',
  'outreach.do_unavailable': '{name} reageert niet. We proberen het automatisch opnieuw.',
  'outreach.do_invalid':
    '{name} heeft de leads afgewezen. Controleer of de campagne actief is en het veld {field} nog bestaat, en probeer het dan opnieuw.',
  'outreach.hook': 'Antwoorden',
  'outreach.hook_text':
    'Plak een adres in de webhooks van {name}, dan zie je hier wie heeft geantwoord. Houd het geheim: wie het heeft, kan antwoorden melden.',
  'outreach.hook_make': 'Adres maken',
  'outreach.hook_again': 'Adres vervangen',
  'outreach.hook_end': 'Uitzetten',
  'outreach.hook_title': 'Adres voor webhooks',
  'outreach.hook_once': 'Kopieer het nu: het wordt maar één keer getoond. Een eerder adres werkt niet meer.',
  'outreach.hook_copy': 'Adres kopiëren',
  'outreach.hook_copied': 'Adres gekopieerd',
  'outreach.hook_kept': 'Klaar',
  'outreach.hook_never': 'Nog niets ontvangen.',
  'outreach.hook_heard': 'Laatst ontvangen: {date}',
}

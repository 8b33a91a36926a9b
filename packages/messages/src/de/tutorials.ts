import type { texts as source } from '../en/tutorials.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  'tutorials.text': 'Kurze Wege zu dem, was die meisten tun wollen.',
  'tutorials.search': 'Anleitungen durchsuchen',
  'tutorials.none': 'Davon handelt keine Anleitung. Versuchen Sie ein anderes Wort.',
  'tutorials.steps': 'Schritte',
  'tutorials.try': 'Ausprobieren',
  'tutorials.play': 'Bei {site} abspielen',
  'tutorials.all': 'Alle Anleitungen',
  'tutorials.start': 'Anfangen',
  'tutorials.hours': 'Ihre Zeiten',
  'tutorials.share': 'Teilen und fragen',
  'tutorials.meetings': 'Termine',
  'tutorials.teams': 'Teams',
  'tutorials.routing': 'Leiten',
  'tutorials.clients': 'Kunden',
  'tutorials.inviting': 'Einladen',
  'tutorial.first_event': 'Ihre erste Terminart',
  'tutorial.first_event_text': 'Was Leute buchen: wie lange es dauert, wo es ist und wann.',
  'tutorial.first_event_1': 'Öffnen Sie Terminarten und klicken Sie auf „Neue Terminart“.',
  'tutorial.first_event_2':
    'Geben Sie ihr einen Namen. Die Adresse ergibt sich daraus und lässt sich ändern.',
  'tutorial.first_event_3': 'Wählen Sie, wie lange es dauert und wo Sie sich treffen.',
  'tutorial.first_event_4': 'Klicken Sie auf „Terminart anlegen“: Der Link lässt sich sofort teilen.',
  'tutorial.your_link': 'Ihr Link',
  'tutorial.your_link_text': 'Eine Adresse mit allem, was man bei Ihnen buchen kann.',
  'tutorial.your_link_1': 'Öffnen Sie die Einstellungen und wählen Sie „Mein Link“.',
  'tutorial.your_link_2': 'Schreiben Sie den gewünschten Namen: Er wird beim Tippen geprüft.',
  'tutorial.your_link_3': 'Ihr bisheriger Link führt noch 90 Tage weiter.',
  'tutorial.weekly_hours': 'Ihre Zeiten in der Woche',
  'tutorial.weekly_hours_text': 'Wann Sie buchbar sind, Woche für Woche.',
  'tutorial.weekly_hours_1': 'Öffnen Sie Verfügbarkeit und wählen Sie einen Zeitplan.',
  'tutorial.weekly_hours_2': 'Tragen Sie die Zeiten jedes Tages ein oder malen Sie sie in die Woche.',
  'tutorial.weekly_hours_3': 'Kopieren Sie die Zeiten eines Tages auf andere.',
  'tutorial.weekly_hours_4': 'Die Zeiten gelten in Ihrer Zeitzone; jeder sieht sie in der eigenen.',
  'tutorial.days_off': 'Freie Tage und andere Zeiten',
  'tutorial.days_off_text': 'Für Feiertage und Urlaub, oder ausnahmsweise für einen Samstag.',
  'tutorial.days_off_1': 'Öffnen Sie den Zeitplan und fügen Sie ein Datum hinzu.',
  'tutorial.days_off_2': 'Wählen Sie „Nicht verfügbar“ oder andere Zeiten für diesen Tag.',
  'tutorial.days_off_3': 'Andere Wochen bleiben, wie sie sind.',
  'tutorial.why_no_time': 'Warum ist eine Zeit nicht verfügbar?',
  'tutorial.why_no_time_text': 'Warum eine Zeit nicht angeboten wird.',
  'tutorial.why_no_time_1':
    'Öffnen Sie eine Terminart und wählen Sie „Warum ist eine Zeit nicht verfügbar?“.',
  'tutorial.why_no_time_2': 'Wählen Sie einen Tag: Bei jeder Zeit steht, was ihr im Weg ist.',
  'tutorial.why_no_time_3': 'Folgen Sie dem Link daneben, um genau das zu ändern.',
  'tutorial.on_your_site': 'Auf Ihrer Website',
  'tutorial.on_your_site_text': 'Ihre Buchungsseite in Ihrer eigenen Website.',
  'tutorial.on_your_site_1': 'Klicken Sie auf „Link teilen“ und wählen Sie „Zur Website hinzufügen“.',
  'tutorial.on_your_site_2':
    'Wählen Sie, wie es aussieht: eingebettet, als Popup von einer Schaltfläche oder von einem Link.',
  'tutorial.on_your_site_3': 'Fügen Sie den Code dort ein, wo der Kalender stehen soll.',
  'tutorial.on_your_site_4': '„Meine Seite prüfen“ sieht nach, ob es dort funktioniert.',
  'tutorial.ask_questions': 'Fragen Sie, bevor Sie sich treffen',
  'tutorial.ask_questions_text': 'Fragen im Formular, beantwortet beim Buchen.',
  'tutorial.ask_questions_1': 'Öffnen Sie eine Terminart und gehen Sie zu den Fragen.',
  'tutorial.ask_questions_2': 'Fügen Sie eine Frage hinzu: Text, eine Auswahl oder mehrere.',
  'tutorial.ask_questions_3': 'Sagen Sie, ob eine Antwort nötig ist.',
  'tutorial.ask_questions_4': 'Die Antworten stehen in Ihrer Mail und unter Gebuchte Termine.',
  'tutorial.move_cancel': 'Einen Termin verschieben oder absagen',
  'tutorial.move_cancel_text': 'Das können Sie und Ihr Gast, und beide können einen Grund angeben.',
  'tutorial.move_cancel_1': 'Öffnen Sie Gebuchte Termine und wählen Sie den Termin.',
  'tutorial.move_cancel_2': 'Klicken Sie auf Verschieben und wählen Sie eine andere Zeit, oder auf Absagen.',
  'tutorial.move_cancel_3': 'Schreiben Sie eine Zeile: Alle bekommen sie per E-Mail.',
  'tutorial.move_cancel_4': 'Der Link Ihres Gasts zum Termin funktioniert weiter.',
  'tutorial.ask_client': 'Fragen, wann jemand Zeit hat',
  'tutorial.ask_client_text': 'Zeiten sehen, die Ihnen beiden passen, ohne Mails hin und her.',
  'tutorial.ask_client_1':
    'Öffnen Sie Gebuchte Termine, wählen Sie Kunden und klicken Sie auf „Verfügbarkeit anfragen“.',
  'tutorial.ask_client_2':
    'Schreiben Sie, worum es geht und wie lange es dauert. Fragen Sie per Mail oder kopieren Sie einen Link.',
  'tutorial.ask_client_3':
    'Die Person verbindet einen Kalender, teilt einmal eine Kalenderdatei oder lehnt ab. Ein Konto braucht sie nicht.',
  'tutorial.ask_client_4': 'Klicken Sie auf „Zeit finden“ und wählen Sie eine: Sie bekommen beide eine Mail.',
  'tutorial.client_shares': 'Was ein Kunde teilt',
  'tutorial.client_shares_text': 'Nur, wann die Person beschäftigt ist, und nur, solange beide wollen.',
  'tutorial.client_shares_1': 'Sie sehen, wann die Person beschäftigt ist, nie mit wem oder warum.',
  'tutorial.client_shares_2':
    'Unter Kunden steht, wessen Kalender verbunden ist und wann er zuletzt gelesen wurde.',
  'tutorial.client_shares_3':
    'Die Person nimmt es mit ihrem Link zurück. Sie wählen „Trennen“ im Menü der Zeile.',
  'tutorial.invite_hosts': 'Andere Gastgeber einladen',
  'tutorial.invite_hosts_text': 'Zeigen Sie dieses Produkt Menschen, mit denen Sie arbeiten.',
  'tutorial.invite_hosts_1':
    'Öffnen Sie „Einladen und verdienen“, geben Sie eine geschäftliche Adresse ein und klicken Sie auf „Einladen“.',
  'tutorial.invite_hosts_2':
    'Die Liste sagt, wer sich mit Ihrer Mail registriert hat. Nach drei Tagen können Sie einmal erinnern.',
  'tutorial.invite_hosts_3':
    'Oder teilen Sie Ihren Partnerlink: Wer sich damit registriert, zählt, ohne Namen.',
  'tutorial.organization': 'Als Organisation arbeiten',
  'tutorial.organization_text':
    'Eine Seite und gemeinsame Terminarten für Ihr Team. Alle behalten ihr eigenes Konto.',
  'tutorial.organization_1':
    'Wählen Sie in Ihrem Kontomenü „Organisation gründen“ und geben Sie ihr einen Namen. Ab dann handeln Sie für sie.',
  'tutorial.organization_2':
    'Öffnen Sie „Organisation“ und geben Sie die E-Mail-Adresse einer Person ein. Ihr Link gilt einmal, 7 Tage lang.',
  'tutorial.organization_3':
    'Wählen Sie eine Rolle: Admins verwalten Personen, Terminarten, Einstellungen und alle Termine. Mitglieder sehen die Terminarten und ihre eigenen Termine.',
  'tutorial.organization_4':
    'Im Kontomenü wechseln Sie jederzeit zwischen der Organisation und Ihrem eigenen Konto.',
  'tutorial.routing_form': 'Alle zum richtigen Termin führen',
  'tutorial.routing_form_text': 'Ein kurzes Formular fragt, worum es geht, und führt auf die passende Seite.',
  'tutorial.routing_form_1':
    'Öffnen Sie Terminarten, wählen Sie Routing-Formulare und klicken Sie auf „Neues Formular“.',
  'tutorial.routing_form_2':
    'Fügen Sie Fragen hinzu. Für jede Antwort, auf die es ankommt, klicken Sie auf „Regel hinzufügen“ und wählen, wohin sie führt.',
  'tutorial.routing_form_3':
    'Wählen Sie, wohin alle anderen kommen. Klicken Sie dann auf „Ausprobieren“ und antworten Sie wie ein Besucher.',
  'tutorial.routing_form_4': 'Schalten Sie „Besucher sehen dieses Formular“ ein und teilen Sie den Link.',
}

import type { texts as source } from '../en/referrals.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  'referrals.text': 'Invita altri host e guadagna punti per carte regalo.',
  'referrals.earn': {
    by: 'points',
    one: 'Guadagni {points} punto per ogni persona che si iscrive con il tuo link e paga un piano.',
    other: 'Guadagni {points} punti per ogni persona che si iscrive con il tuo link e paga un piano.',
  },
  'referrals.earn_after': {
    by: 'days',
    one: 'Puoi usarli {days} giorno dopo.',
    other: 'Puoi usarli {days} giorni dopo.',
  },
  'referrals.worth': {
    by: 'points',
    one: '{points} punto vale ${dollars}.',
    other: '{points} punti valgono ${dollars}.',
  },
  'referrals.email': 'Email aziendale',
  'referrals.email_hint': 'Invieremo il tuo link a questo indirizzo a tuo nome. Le risposte arrivano a te.',
  'referrals.invite': 'Invita',
  'referrals.invited': 'Il tuo invito è in arrivo a {email}.',
  'referrals.failed': 'Impossibile invitare questa email',
  'referrals.invited_before': 'Hai già invitato {email}. Non inviamo un secondo invito.',
  'referrals.invited_on': 'Invito: {date}',
  'referrals.status_signed_up': 'Iscrizione fatta',
  'referrals.status_upgraded': 'Upgrade fatto',
  'referrals.remind': 'Ricorda',
  'referrals.remind_of': 'Invia un promemoria a {email}',
  'referrals.reminded': 'Il tuo promemoria è in arrivo a {email}.',
  'referrals.reminded_on': 'Promemoria: {date}',
  'referrals.remind_failed': 'Impossibile inviare il promemoria o l’email',
  'referrals.delete_of': 'Elimina l’invito a {email}',
  'referrals.delete_title': 'Eliminare questo invito?',
  'referrals.delete_text':
    '{email} scompare dal tuo elenco. Conservi i punti che hai guadagnato. Ricordiamo l’indirizzo per un anno, così non lo inviti due volte.',
  'referrals.deleted': 'Invito eliminato',
  'referrals.held': {
    one: '{count} email a una persona nuova è in attesa per il nostro limite giornaliero. Riproveremo: {when}.',
    other:
      '{count} email a persone nuove sono in attesa per il nostro limite giornaliero. Ne invieremo altre: {when}.',
  },
  'referrals.nobody': 'Ancora nessun invito',
  'referrals.nobody_text':
    'Le persone che inviti ricevono un’email con il tuo link, e un promemoria se lo invii.',
  'referrals.points': { one: '{count} punto', other: '{count} punti' },
  'referrals.pending': { one: '{count} altro punto da: {date}', other: 'Altri {count} punti da: {date}' },
  'referrals.joined': {
    one: '{count} persona si è iscritta con il tuo link',
    other: '{count} persone si sono iscritte con il tuo link',
  },
  'referrals.paid': { one: '{count} di loro paga un piano', other: '{count} di loro pagano un piano' },
  'referrals.gift_cards': 'Carte regalo',
  'referrals.gift_card': '${dollars}',
  'referrals.costs': { by: 'points', one: '{points} punto', other: '{points} punti' },
  'referrals.missing': { one: 'Manca {count} punto', other: 'Mancano {count} punti' },
  'referrals.claim': 'Richiedi',
  'referrals.claim_named': 'Richiedi la carta regalo da ${dollars}',
  'referrals.sure': 'Richiedere una carta regalo da ${dollars}?',
  'referrals.sure_text': { by: 'points', one: 'Usa {points} punto.', other: 'Usa {points} punti.' },
  'referrals.sure_when': {
    by: 'days',
    one: 'Invieremo la carta regalo per email a {email} tra circa {days} giorno.',
    other: 'Invieremo la carta regalo per email a {email} tra circa {days} giorni.',
  },
  'referrals.claimed': 'Invieremo la carta regalo per email a {email}.',
  'referrals.claims': 'Carte regalo richieste',
  'referrals.claimed_on': 'Richiesta in data {date}, verrà inviata a {email}',
  'referrals.sent_on': 'Inviata in data {date} a {email}',
  'referrals.returned_on': 'Non inviata. Hai riavuto i punti in data {date}',
  'referrals.history': 'Cronologia',
  'referrals.did_earned': 'Qualcuno che hai invitato ha pagato un piano',
  'referrals.did_taken_back': 'Un pagamento è stato rimborsato',
  'referrals.did_given_again': 'Un pagamento conta di nuovo',
  'referrals.did_claimed': 'Carta regalo richiesta',
  'referrals.did_returned': 'Carta regalo non inviata',
  'referrals.no_rewards': 'Nessun premio su questo server',
  'referrals.no_rewards_text':
    'Questo server non vende piani. Il tuo link e i tuoi inviti continuano a funzionare.',
  'referrals.link': 'Il tuo link',
  'referrals.link_text':
    'Conta chiunque lo usi per iscriversi. Mettilo sul tuo sito, nelle tue email o nel tuo profilo.',
  'referrals.copy': 'Copia link',
  'error.cannot_invite_email':
    'Impossibile invitare questa email. È la tua, appartiene a un servizio di posta usa e getta o hai già eliminato il suo invito.',
  'error.business_email_only':
    'Sono consentite solo email aziendali. Per un servizio di posta gratuito, condividi invece il tuo link di affiliazione.',
  'error.cannot_send_reminder':
    'Un promemoria si può inviare tre giorni dopo l’invito, finché nessuno si è iscritto con quell’invito.',
  'error.too_few_points': 'Non hai abbastanza punti.',
}

import type { texts as source } from '../en/referrals.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ro'> = {
  'referrals.text': 'Invită alte gazde și câștigă puncte pentru carduri cadou.',
  'referrals.earn': {
    by: 'points',
    one: 'Câștigi {points} punct pentru fiecare persoană care își creează cont cu linkul tău și plătește un plan.',
    few: 'Câștigi {points} puncte pentru fiecare persoană care își creează cont cu linkul tău și plătește un plan.',
    other:
      'Câștigi {points} de puncte pentru fiecare persoană care își creează cont cu linkul tău și plătește un plan.',
  },
  'referrals.earn_after': {
    by: 'days',
    one: 'Le poți folosi după {days} zi.',
    few: 'Le poți folosi după {days} zile.',
    other: 'Le poți folosi după {days} de zile.',
  },
  'referrals.worth': {
    by: 'points',
    one: '{points} punct valorează {dollars} $.',
    few: '{points} puncte valorează {dollars} $.',
    other: '{points} de puncte valorează {dollars} $.',
  },
  'referrals.email': 'E-mail de serviciu',
  'referrals.email_hint': 'Trimitem linkul tău la această adresă, în numele tău. Răspunsurile ajung la tine.',
  'referrals.invite': 'Invită',
  'referrals.invited': 'Invitația ta este pe drum către {email}.',
  'referrals.failed': 'Nu se poate invita acest e-mail',
  'referrals.invited_before': 'Ai invitat deja {email}. Nu trimitem o a doua invitație.',
  'referrals.invited_on': 'Invitație trimisă pe {date}',
  'referrals.status_signed_up': 'Și-a creat cont',
  'referrals.status_upgraded': 'A făcut upgrade',
  'referrals.remind': 'Trimite memento',
  'referrals.remind_of': 'Trimite un memento la {email}',
  'referrals.reminded': 'Mementoul tău este pe drum către {email}.',
  'referrals.reminded_on': 'Memento trimis pe {date}',
  'referrals.remind_failed': 'Mementoul sau e-mailul nu poate fi trimis',
  'referrals.delete_of': 'Șterge invitația pentru {email}',
  'referrals.delete_title': 'Ștergi această invitație?',
  'referrals.delete_text':
    '{email} dispare din lista ta. Păstrezi punctele câștigate. Ținem minte adresa timp de un an, ca să nu o inviți de două ori.',
  'referrals.deleted': 'Invitație ștearsă',
  'referrals.held': {
    one: '{count} e-mail către cineva nou așteaptă din cauza limitei noastre zilnice. Încercăm din nou: {when}.',
    few: '{count} e-mailuri către persoane noi așteaptă din cauza limitei noastre zilnice. Trimitem altele: {when}.',
    other:
      '{count} de e-mailuri către persoane noi așteaptă din cauza limitei noastre zilnice. Trimitem altele: {when}.',
  },
  'referrals.nobody': 'Încă nicio invitație',
  'referrals.nobody_text': 'Cei invitați primesc un e-mail cu linkul tău și un memento, dacă îl trimiți.',
  'referrals.points': { one: '{count} punct', few: '{count} puncte', other: '{count} de puncte' },
  'referrals.pending': {
    one: 'Încă {count} punct din {date}',
    few: 'Încă {count} puncte din {date}',
    other: 'Încă {count} de puncte din {date}',
  },
  'referrals.joined': {
    one: '{count} persoană și-a creat cont cu linkul tău',
    few: '{count} persoane și-au creat cont cu linkul tău',
    other: '{count} de persoane și-au creat cont cu linkul tău',
  },
  'referrals.paid': {
    one: '{count} dintre ele plătește un plan',
    few: '{count} dintre ele plătesc un plan',
    other: '{count} dintre ele plătesc un plan',
  },
  'referrals.gift_cards': 'Carduri cadou',
  'referrals.gift_card': '{dollars} $',
  'referrals.costs': {
    by: 'points',
    one: '{points} punct',
    few: '{points} puncte',
    other: '{points} de puncte',
  },
  'referrals.missing': {
    one: 'Mai trebuie {count} punct',
    few: 'Mai trebuie {count} puncte',
    other: 'Mai trebuie {count} de puncte',
  },
  'referrals.claim': 'Revendică',
  'referrals.claim_named': 'Revendică un card cadou de {dollars} $',
  'referrals.sure': 'Revendici un card cadou de {dollars} $?',
  'referrals.sure_text': {
    by: 'points',
    one: 'Folosește {points} punct.',
    few: 'Folosește {points} puncte.',
    other: 'Folosește {points} de puncte.',
  },
  'referrals.sure_when': {
    by: 'days',
    one: 'Trimitem cardul cadou la {email} în aproximativ {days} zi.',
    few: 'Trimitem cardul cadou la {email} în aproximativ {days} zile.',
    other: 'Trimitem cardul cadou la {email} în aproximativ {days} de zile.',
  },
  'referrals.claimed': 'Trimitem cardul cadou prin e-mail la {email}.',
  'referrals.claims': 'Carduri cadou revendicate',
  'referrals.claimed_on': 'Revendicat pe {date}, va fi trimis la {email}',
  'referrals.sent_on': 'Trimis pe {date} la {email}',
  'referrals.returned_on': 'Netrimis. Ai primit punctele înapoi pe {date}',
  'referrals.history': 'Istoric',
  'referrals.did_earned': 'Cineva invitat de tine a plătit un plan',
  'referrals.did_taken_back': 'O plată a fost rambursată',
  'referrals.did_given_again': 'O plată contează din nou',
  'referrals.did_claimed': 'Card cadou revendicat',
  'referrals.did_returned': 'Card cadou netrimis',
  'referrals.no_rewards': 'Fără recompense pe acest server',
  'referrals.no_rewards_text':
    'Acest server nu vinde planuri. Linkul și invitațiile tale funcționează în continuare.',
  'referrals.link': 'Linkul tău',
  'referrals.link_text':
    'Contează toți cei care își creează cont cu el. Pune-l pe site, în e-mailuri sau în profil.',
  'referrals.copy': 'Copiază linkul',
  'error.cannot_invite_email':
    'Nu se poate invita acest e-mail. Este al tău, este de la un serviciu de e-mailuri temporare sau i-ai șters invitația anterior.',
  'error.business_email_only':
    'Sunt permise doar e-mailuri de serviciu. Pentru un serviciu de e-mail gratuit, distribuie în schimb linkul tău de afiliat.',
  'error.cannot_send_reminder':
    'Un memento poate fi trimis la trei zile după invitație, cât timp nimeni nu și-a creat cont cu ea.',
  'error.too_few_points': 'Nu ai destule puncte pentru asta.',
}

import type { texts as source } from '../en/host-mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'uk'> = {
  'host_mails.text': 'Виберіть, які листи ми надсилаємо на {email}.',
  'host_mails.booked': 'Нові зустрічі',
  'host_mails.booked_text': 'Із запрошенням для вашого календаря.',
  'host_mails.rescheduled': 'Перенесені зустрічі',
  'host_mails.rescheduled_text': 'Учасником або вами.',
  'host_mails.canceled': 'Скасовані зустрічі',
  'host_mails.canceled_text': 'Учасником або вами.',
  'host_mails.reminder': 'Нагадування',
  'host_mails.reminder_text': 'Як задано в кожному типі події.',
  'host_mails.undelivered': 'Недоставлені листи',
  'host_mails.undelivered_text': 'Коли поштовий сервер учасника відхиляє лист.',
  'host_mails.watched': 'Відео, переглянуті лідами',
  'host_mails.watched_text': 'Коли хтось дивиться за посиланням ліда.',
  'host_mails.watched_pace': 'Як часто для того самого ліда',
  'host_mails.watched_hourly': 'Щоразу, але не частіше ніж раз на годину',
  'host_mails.watched_daily': 'Раз на день',
  'host_mails.watched_once': 'Лише перший раз',
  'host_mails.webhook': 'Збої вебхуків',
  'host_mails.webhook_text': 'Коли вебхук постійно дає збій або ми його вимикаємо.',
  'host_mails.held': {
    one: '{count} лист новій людині чекає через наш денний ліміт. Спробуємо знову: {when}.',
    few: '{count} листи новим людям чекають через наш денний ліміт. Наступні надішлемо: {when}.',
    many: '{count} листів новим людям чекають через наш денний ліміт. Наступні надішлемо: {when}.',
  },
  'host_mails.always':
    'Ми завжди пишемо вам про ваш обліковий запис: пароль, адресу й нові пристрої. Інші люди самі вибирають, які листи отримувати.',
}

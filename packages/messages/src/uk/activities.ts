import type { texts as source } from '../en/activities.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'uk'> = {
  'activity.text': 'Входи та зміни за останні 180 днів. Часовий пояс: {zone}.',
  'activity.none': 'Активності ще немає',
  'activity.none_text': 'Тут з’являється кожен вхід і кожна зміна, з браузером і мережею.',
  'activity.about': 'Фільтр',
  'activity.about_security': 'Входи та безпека',
  'activity.about_all': 'Усе',
  'activity.more': 'Показати раніші',
  'activity.end': 'Це все за останні 180 днів.',
  'activity.from': '{browser} на {system}',
  'activity.unknown': 'Невідомий браузер',
  'activity.network': 'Мережа {network}',
  'activity.several_devices': 'Кілька браузерів',
  'activity.several_networks': 'Кілька мереж',
  'activity.times': { one: '{count} раз', few: '{count} рази', many: '{count} разів' },

  'activity.plan_changed': 'Тариф змінено оператором',

  'activity.schedule_added': 'Розклад додано',
  'activity.schedule_changed': 'Розклад змінено',
  'activity.schedule_deleted': 'Розклад видалено',
  'activity.days_off_changed': 'Вихідні дні змінено',

  'activity.plan_chosen': 'Тариф вибрано',
  'activity.plan_canceled': 'Підписку скасовано',
  'activity.card_changed': 'Картку змінено',
  'activity.billing_details_changed': 'Платіжні дані змінено',

  'activity.calendars_chosen': 'Налаштування календарів змінено',

  'activity.campaign_added': 'Кампанію додано',
  'activity.campaign_changed': 'Кампанію змінено',
  'activity.campaign_deleted': 'Кампанію видалено',
  'activity.campaign_restored': 'Кампанію відновлено',
  'activity.leads_added': 'Лідів додано',

  'activity.client_asked': 'Клієнту надіслано запит про вільний час',
  'activity.client_connection_ended': 'Календар клієнта від’єднано',
  'activity.client_deleted': 'Клієнта видалено',
  'activity.client_meeting_booked': 'Заброньовано зустріч із клієнтом',

  'activity.connection_added': 'Обліковий запис календаря підключено',
  'activity.connection_renewed': 'Обліковий запис календаря підключено знову',
  'activity.connection_removed': 'Обліковий запис календаря від’єднано',

  'activity.crm_changed': 'Налаштування CRM змінено',
  'activity.crm_filled': 'Раніші зустрічі додано в CRM',

  'activity.deletion_asked': 'Запит на видалення облікового запису',
  'activity.deletion_taken_back': 'Видалення облікового запису зупинено',

  'activity.domain_changed': 'Власний домен змінено',

  'activity.email_change_asked': 'Запит на зміну електронної адреси',
  'activity.email_change_withdrawn': 'Зміну електронної адреси зупинено',
  'activity.email_changed': 'Електронну адресу змінено',

  'activity.embed_added': 'Віджет додано',
  'activity.embed_changed': 'Віджет змінено',
  'activity.embed_deleted': 'Віджет видалено',

  'activity.event_type_added': 'Тип події додано',
  'activity.event_type_changed': 'Тип події змінено',
  'activity.event_type_deleted': 'Тип події видалено',
  'activity.event_type_restored': 'Тип події відновлено',

  'activity.export_asked': 'Запит на експорт',
  'activity.export_fetched': 'Експорт завантажено',

  'activity.integration_connected': 'Інтеграцію підключено',
  'activity.integration_disconnected': 'Інтеграцію вилучено',

  'activity.event_type_given': 'Тип події призначено членам',
  'activity.event_type_taken_back': 'Керування типом події припинено',
  'activity.event_type_received': 'Тип події призначено організацією',

  'activity.upgrade_requested': 'Запит на вищий тариф',
  'activity.access_requested': 'Запит на доступ',
  'activity.request_granted': 'Запит схвалено',
  'activity.request_declined': 'Запит відхилено',

  'activity.one_off_added': 'Одноразову зустріч додано',
  'activity.one_off_deleted': 'Одноразову зустріч видалено',
  'activity.booking_links_added': 'Обмежені посилання створено',
  'activity.booking_link_revoked': 'Обмежене посилання відкликано',

  'activity.organization_created': 'Організацію створено',
  'activity.member_invited': 'Особу запрошено',
  'activity.invitation_revoked': 'Запрошення відкликано',
  'activity.member_joined': 'Член приєднався',
  'activity.member_role_changed': 'Роль члена змінено',
  'activity.member_shown': 'Члена показано на сторінці',
  'activity.member_hidden': 'Члена організації приховано зі сторінки',
  'activity.member_removed': 'Члена вилучено',
  'activity.member_left': 'Член вийшов',
  'activity.transfer_asked': 'Запит на передання володіння',
  'activity.transfer_withdrawn': 'Запит на передання володіння відкликано',
  'activity.transfer_declined': 'Передання володіння відхилено',
  'activity.ownership_transferred': 'Володіння передано',
  'activity.organization_email_asked': 'Електронну пошту організації додано, ще не підтверджено',
  'activity.organization_email_canceled': 'Непідтверджену електронну пошту організації скасовано',
  'activity.organization_email_removed': 'Електронну пошту організації вилучено',
  'activity.organization_deleted': 'Організацію видалено',

  'activity.outreach_changed': 'Кампанію аутрич-інструмента змінено',
  'activity.outreach_pushed': 'Лідів додано в аутрич-інструмент',
  'activity.outreach_address_made': 'Адресу для вебхуків аутрич-інструмента створено',

  'activity.passkey_added': 'Ключ доступу додано',
  'activity.passkey_removed': 'Ключ доступу вилучено',
  'activity.passkey_refused': 'Вхід за ключем доступу відхилено',

  'activity.api_key_added': 'Ключ API створено',
  'activity.api_key_removed': 'Ключ API вилучено',

  'activity.app_allowed': 'Застосунок підключено',
  'activity.app_removed': 'Підключений застосунок вилучено',

  'activity.password_renewed': 'Пароль змінено',
  'activity.session_ended': 'Виконано вихід в іншому місці',

  'activity.poll_added': 'Опитування додано',
  'activity.poll_changed': 'Опитування змінено',
  'activity.poll_deleted': 'Опитування видалено',
  'activity.poll_finished': 'Опитування завершено',

  'activity.retention_changed': 'Строк зберігання даних учасників змінено',

  'activity.routing_form_added': 'Форму додано',
  'activity.routing_form_changed': 'Форму змінено',
  'activity.routing_form_deleted': 'Форму видалено',

  'activity.settings_changed': 'Налаштування змінено',
  'activity.link_changed': 'Посилання змінено',

  'activity.signed_in': 'Виконано вхід',
  'activity.signed_in_new_device': 'Виконано вхід на новому пристрої',
  'activity.sign_in_failed': 'Вхід із неправильним паролем',
  'activity.signed_out': 'Виконано вихід',

  'activity.signed_up': 'Реєстрація',
  'activity.address_confirmed': 'Електронну адресу підтверджено',

  'activity.two_factor_on': 'Двоетапний вхід увімкнено',
  'activity.two_factor_off': 'Двоетапний вхід вимкнено',
  'activity.two_factor_refused': 'Неправильний двоетапний код',
  'activity.recovery_codes_renewed': 'Коди відновлення оновлено',
  'activity.recovery_code_used': 'Код відновлення використано',

  'activity.video_added': 'Відео додано',
  'activity.video_changed': 'Відео змінено',
  'activity.video_deleted': 'Відео видалено',
  'activity.video_restored': 'Відео відновлено',

  'activity.webhook_added': 'Вебхук додано',
  'activity.webhook_changed': 'Вебхук змінено',
  'activity.webhook_deleted': 'Вебхук видалено',
  'activity.webhook_secret_renewed': 'Секрет вебхука оновлено',
}

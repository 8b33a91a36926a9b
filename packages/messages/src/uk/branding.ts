import type { texts as source } from '../en/branding.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'uk'> = {
  'branding.text': 'Вигляд вашої сторінки, листів і віджетів.',
  'branding.preview': 'Ваша сторінка, якою її бачать учасники, з незбереженими змінами.',
  'branding.scheme': 'Тема відвідувача',
  'branding.light': 'Світла',
  'branding.dark': 'Темна',

  'image.avatar': 'Ваше фото',
  'image.avatar_text': 'Угорі вашої сторінки та листів, якщо у вас немає логотипа.',
  'image.logo': 'Логотип',
  'image.logo_text': 'Показується замість вашого фото.',
  'image.background': 'Фон',
  'image.background_text': 'За вашою сторінкою. Вбудовані сторінки натомість показують сайт за ними.',
  'image.kinds': 'JPEG, PNG, WebP або GIF, до {megabytes} МБ.',
  'image.choose': 'Вибрати файл: {name}',
  'image.replace': 'Замінити: {name}',
  'image.remove': 'Вилучити: {name}',
  'image.choose_short': 'Вибрати файл',
  'image.replace_short': 'Замінити',
  'image.remove_short': 'Вилучити',
  'image.sending': 'Завантажуємо…',
  'image.saved': 'Зображення збережено',
  'image.background_saved': 'Фон збережено',
  'image.removed': 'Зображення вилучено',
  'image.required': 'Потрібне зображення',
  'image.failed': 'Не вдалося завантажити файл. Спробуйте ще раз за мить.',
  'image.image_type': 'Це не зображення JPEG, PNG, WebP або GIF.',
  'image.too_large': 'Цей файл більший за {megabytes} МБ.',
  'image.too_many_pixels': {
    one: 'Це зображення має понад {count} мільйон пікселів. Спершу зменште його.',
    few: 'Це зображення має понад {count} мільйони пікселів. Спершу зменште його.',
    many: 'Це зображення має понад {count} мільйонів пікселів. Спершу зменште його.',
  },
  'image.image_broken': 'Це зображення пошкоджене або обрізане.',
  'image.image_slow': 'Читання цього зображення триває надто довго. Спершу зменште його.',

  'crop.title': 'Обріжте зображення',
  'crop.frame': 'Видима частина: перетягніть її або перемістіть стрілками',
  'crop.zoom': 'Масштаб',
  'crop.use': 'Обрізати зображення',

  'colors.title': 'Кольори',
  'colors.text': 'На вашій сторінці, у листах і віджетах без власних кольорів.',
  'colors.background': 'Колір фону',
  'colors.text_color': 'Колір тексту',
  'colors.button': 'Колір кнопок і посилань',
  'colors.usual': 'Скинути до типового',
  'colors.default': 'Типовий',
  'colors.reset': 'Скинути до типового: {name}',
  'colors.hard_to_read':
    'Деяким відвідувачам важко прочитати цей текст. Якщо ви не виберете фону, для одних він світлий, а для інших темний.',
  'colors.better': 'Узяти {color}',

  'product_name.hide': 'Приховати назву {product}',
  'product_name.text':
    'Прибирає її з вашої сторінки та листів учасникам. Тоді ці листи надходять від вашого імені.',
}

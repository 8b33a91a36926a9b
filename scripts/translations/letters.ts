import type { Language } from '../../packages/domain/src/languages/languages.ts'

// The letters of the main exemplar sets of Unicode CLDR 48.2, and what texts have beside them: é in Danish, â in
// Turkish, the stretching line in Arabic. Without A to Z: names of products have those in every language. Chinese has too
// many to list, see `TRADITIONAL`.
export const LETTERS: Readonly<Record<Language, string>> = {
  ar: 'ـءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي',
  cn: '',
  cz: 'áčďéěíňóřšťúůýž',
  de: 'äöüß',
  dk: 'åæøé',
  en: '',
  es: 'áéíñóúü',
  fi: 'äåöšž',
  fr: 'àâæçéèêëîïôœùûüÿ',
  hu: 'áéíóöőúüű',
  il: 'אבגדהוזחטיךכלםמןנסעףפץצקרשת',
  it: 'àèéìòù',
  nl: 'áäéëíïóöúü',
  no: 'àåæéøóòô',
  pl: 'ąćęłńóśźż',
  pt: 'áâãàçéêíóòôõú',
  ro: 'ăâîșț',
  sv: 'àåäéö',
  tr: 'çğıöşüâ',
  uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
  vi: 'àảãáạăằẳẵắặâầẩẫấậđèẻẽéẹêềểễếệìỉĩíịòỏõóọôồổỗốộơờởỡớợùủũúụưừửữứựỳỷỹýỵ',
}

// Common characters of traditional Chinese that simplified Chinese writes in another way.
export const TRADITIONAL =
  '們個這時會議預約間點選擇請輸確認變為無沒開關連結帳號碼電話網頁頻顯設員團隊組織參與審應過後從還來對將說讓問題發傳錄訊誰週麼嗎聯繫範圍稱別東車門書長業務費價錢單復複製圖檔視歡'

// The marks of Chinese and Arabic that end sentences, as others write them.
export const MARKS: Record<string, string> = { '。': '.', '！': '!', '？': '?', '：': ':', '؟': '?' }

// Of languages in which a text without a letter of it is no translation.
export const SCRIPTS: Partial<Record<Language, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  cn: /\p{Script=Han}/u,
  il: /\p{Script=Hebrew}/u,
  uk: /\p{Script=Cyrillic}/u,
}

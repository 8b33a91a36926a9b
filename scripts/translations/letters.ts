import type { Language } from '../../packages/domain/src/languages/languages.ts'

// The letters of the main exemplar sets of Unicode CLDR 48.2, without A to Z: names of products have those in every
// language. Chinese has too many to list, see `isStrange`.
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

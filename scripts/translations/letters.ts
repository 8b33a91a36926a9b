import type { Language } from '../../packages/domain/src/languages/languages.ts'

// The letters of Unicode CLDR's main exemplar sets, without A to Z: names of products have those in every language.
export const LETTERS: Readonly<Record<Language, string>> = {
  cz: 'áčďéěíňóřšťúůýž',
  de: 'äöüß',
  dk: 'åæøé',
  en: '',
  es: 'áéíñóúü',
  fi: 'äåöšž',
  fr: 'àâæçéèêëîïôœùûüÿ',
  il: 'אבגדהוזחטיךכלםמןנסעףפץצקרשת',
  it: 'àèéìíòóù',
  nl: 'áäéëèíïóöúü',
  no: 'åæøéèêòôóà',
  pl: 'ąćęłńóśźż',
  pt: 'áâãàçéêíóôõúü',
  ro: 'ăâîșț',
  sv: 'åäöé',
}

export { PRODUCT_NAME } from './product.ts'
export { translator } from './translate.ts'
export type { Message, Section, Translate, Translated } from './translate.ts'

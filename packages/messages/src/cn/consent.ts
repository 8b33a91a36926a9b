import type { texts as source } from '../en/consent.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cn'> = {
  question: '可以让 {owner} 将此预约告知 {service} 吗？',
  told: '这会共享预约的内容和时间，但不会透露您的身份。不使用 Cookie。',
  allow: '允许',
  refuse: '不，谢谢',
}

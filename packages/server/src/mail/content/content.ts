import type { Language } from '@scheduling/domain/languages'
import type { When } from './when.ts'

/** What a mail says, before it becomes HTML or text. Everything in it is clean: no controls, no overrides. */
export interface MailContent {
  language: Language
  subject: string
  heading: string
  greeting: string
  opening: string
  meeting?: Meeting
  facts: Fact[]
  /** Digits to be typed elsewhere. */
  code?: { label: string; digits: string }
  /** The first is what most readers want. */
  actions: Action[]
  /** The same for readers of the text part: one sentence, one link. */
  link?: { sentence: string; url: string }
  /**
   * Which mails the reader wants: asked in the mail where `question` is there, always open to them below it.
   * `stopAll`: for people who never wrote to whoever had it sent.
   */
  choices?: { question?: string; answers: Action[]; change: Action; stopAll?: Action }
  closing: string[]
  footer: string
  /** Who speaks at the top: the host's logo, or picture and name, else the product. */
  letterhead: { name: string; logo: string | null; avatar?: string | null }
  accent: string | null
}

export interface Meeting {
  name: string
  when: When
  /** It will not take place: shown struck out. */
  isCanceled: boolean
  former?: { label: string; time: string }
  /** Another clock, a change of the clocks. */
  notes: string[]
}

export interface Fact {
  label: string
  value: string
  url?: string
}

export interface Action {
  label: string
  url: string
}

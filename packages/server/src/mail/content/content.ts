import type { Language } from '@scheduling/domain/languages'
import type { When } from './when.ts'

/**
 * What a mail says, before it becomes HTML or text. All values are clean: no control characters, no text
 * direction overrides.
 */
export interface MailContent {
  language: Language
  subject: string
  heading: string
  greeting: string
  opening: string
  meeting?: Meeting
  facts: Fact[]
  /** Digits to type somewhere else. */
  code?: { label: string; digits: string }
  /** The first is what most readers want. */
  actions: Action[]
  /** The same for the text part: one sentence, one link. */
  link?: { sentence: string; url: string }
  /**
   * Which mails the reader wants. The mail asks if `question` is set; the footer always links to the choices.
   * `stopAll`: for people who never wrote to the sender.
   */
  choices?: { question?: string; answers: Action[]; change: Action; stopAll?: Action }
  closing: string[]
  footer: string
  /** The sender at the top: the host's logo, or picture and name, or the product. */
  letterhead: { name: string; logo: string | null; avatar?: string | null }
  accent: string | null
}

export interface Meeting {
  name: string
  when: When
  /** The meeting is canceled: shown struck through. */
  isCanceled: boolean
  former?: { label: string; time: string }
  /** Notes on other time zones and clock changes. */
  notes: string[]
}

export interface Fact {
  label: string
  value: string
  url?: string
  /** The address of somebody's picture, before the value. */
  picture?: string
}

export interface Action {
  label: string
  url: string
}

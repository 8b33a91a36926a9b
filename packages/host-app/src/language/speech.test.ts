import type { Language } from '@scheduling/domain/languages'
import { shellTexts } from '@scheduling/messages/shell'
import { webhooksTexts } from '@scheduling/messages/webhooks'
import { expect, test, vi } from 'vitest'
import { createSpeech } from './speech.ts'

test('says what it has learnt, and names what it has not', async () => {
  const speech = createSpeech({ language: 'en', isChosen: true })
  expect(() => speech.now().t('state.loading')).toThrow('No text for "state.loading"')
  await speech.learn([shellTexts])
  expect(speech.now().t('state.loading')).toBe('Loading')
  expect(speech.knows([shellTexts, webhooksTexts])).toBe(false)
})

test('another language is spoken when all that was learnt is there in it', async () => {
  const chosen = vi.fn<(language: Language) => void>()
  const speech = createSpeech({ language: 'en', isChosen: false, onChosen: chosen })
  await speech.learn([shellTexts, webhooksTexts])
  speech.choose('de')
  expect(speech.now().language).toBe('en')
  await expect.poll(() => speech.now().language).toBe('de')
  expect(speech.now().t('webhooks.on')).toBe('An')
  expect(chosen).toHaveBeenCalledWith('de')
})

test('what is learnt while the language changes is learnt in both', async () => {
  const speech = createSpeech({ language: 'en', isChosen: true })
  await speech.learn([shellTexts])
  speech.choose('de')
  await speech.learn([webhooksTexts])
  await expect.poll(() => speech.now().language).toBe('de')
  await expect.poll(() => speech.now().t('webhooks.on')).toBe('An')
})

test('of two choices the last is spoken', async () => {
  const speech = createSpeech({ language: 'en', isChosen: true })
  speech.choose('de')
  speech.choose('il')
  await expect.poll(() => speech.now().language).toBe('il')
})

test('a suggestion is taken unless somebody has chosen', async () => {
  const guessed = createSpeech({ language: 'en', isChosen: false })
  const chosen = createSpeech({ language: 'en', isChosen: true })
  for (const speech of [guessed, chosen]) speech.suggest('de')
  await expect.poll(() => guessed.now().language).toBe('de')
  expect(chosen.now().language).toBe('en')
})

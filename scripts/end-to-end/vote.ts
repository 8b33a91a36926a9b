import type { Locator } from 'playwright'

/** Answers a time of a poll as a person does: clicks the visible choice, because it covers the radio button. */
export async function answer(option: Locator, choice: 'yes' | 'no'): Promise<void> {
  await option.locator(`label[data-answer="${choice}"]`).click()
}

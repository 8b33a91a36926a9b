import type { Locator } from 'playwright'

/** Answers a time of a poll as a person does: by what is seen of the choice, whose own circle is drawn over. */
export async function answer(option: Locator, choice: 'yes' | 'no'): Promise<void> {
  await option.locator(`label[data-answer="${choice}"]`).click()
}

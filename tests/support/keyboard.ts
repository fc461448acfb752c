import type { Locator } from '@playwright/test'

/** More stops than any page has. */
const stops = 250

type Tab = 'Tab' | 'Shift+Tab'

/** Presses Tab until the element has the focus. */
async function tabTo(target: Locator, key: Tab = 'Tab'): Promise<void> {
  const { keyboard } = target.page()
  for (let stop = 0; stop < stops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await keyboard.press(key)
  }
  throw new Error(`Tab does not reach ${target}`)
}

/** Goes to a button or link and presses it. */
export async function tabAndEnter(target: Locator, key?: Tab): Promise<void> {
  await tabTo(target, key)
  await target.page().keyboard.press('Enter')
}

/** Goes to a field and types. */
export async function tabAndType(target: Locator, text: string): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.type(text)
}

/** Goes to a list of choices and presses the arrow until one is chosen. */
export async function tabAndChoose(target: Locator, value: string): Promise<void> {
  await tabTo(target)
  const options = await target.locator('option').count()
  for (let step = 0; step < options && (await target.inputValue()) !== value; step += 1) await target.press('ArrowDown')
}

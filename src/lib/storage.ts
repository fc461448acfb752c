/*
 * Texts in the storage of the browser. A browser that blocks it (private windows) throws on access, and one whose storage is full
 * throws on writing; such a text lasts until the page is left.
 */

/** `session`: until the tab is closed, and not in other tabs. */
type Area = 'local' | 'session'

const storageOf = (area: Area): Storage => (area === 'local' ? localStorage : sessionStorage)

/** The stored text; null without one, and on the server. */
export function readStored(area: Area, key: string): string | null {
  try {
    return storageOf(area).getItem(key)
  } catch {
    return null
  }
}

/** Stores the text; undefined removes it. @returns false if the browser refuses */
export function writeStored(area: Area, key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) storageOf(area).removeItem(key)
    else storageOf(area).setItem(key, text)
    return true
  } catch {
    return false
  }
}

import { rememberedIdentifierKey } from '~/contract/cookies'

/** The remembered identifier; empty if there is none. */
export function rememberedIdentifier(): string {
  try {
    return localStorage.getItem(rememberedIdentifierKey) ?? ''
  } catch {
    return ''
  }
}

/** Stores the identifier; an empty one clears it. */
export function rememberIdentifier(identifier: string): void {
  try {
    if (identifier) localStorage.setItem(rememberedIdentifierKey, identifier)
    else localStorage.removeItem(rememberedIdentifierKey)
  } catch {
    // Storage may be blocked (private windows); nothing is remembered then.
  }
}

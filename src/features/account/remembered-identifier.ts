import { rememberedIdentifierKey } from '~/contract/cookies'

/** The identifier that the visitor asked to remember; empty when there is none. */
export function rememberedIdentifier(): string {
  try {
    return localStorage.getItem(rememberedIdentifierKey) ?? ''
  } catch {
    return ''
  }
}

/** Remembers the identifier, or forgets the one before when it is empty. */
export function rememberIdentifier(identifier: string): void {
  try {
    if (identifier) localStorage.setItem(rememberedIdentifierKey, identifier)
    else localStorage.removeItem(rememberedIdentifierKey)
  } catch {
    // Storage may be refused (private windows); then nothing is remembered.
  }
}

import { rememberedIdentifierKey } from '~/contract/cookies'
import { readStored, writeStored } from '~/lib/storage'

/** The remembered identifier; empty if there is none. */
export const rememberedIdentifier = (): string => readStored('local', rememberedIdentifierKey) ?? ''

/** Stores the identifier; an empty one clears it. */
export function rememberIdentifier(identifier: string): void {
  writeStored('local', rememberedIdentifierKey, identifier || undefined)
}

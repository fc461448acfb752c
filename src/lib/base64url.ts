/** Base64url without padding (RFC 7515). */
export function encodeBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/**
 * The bytes of base64url text; undefined if it is invalid. Only the one canonical spelling is taken: otherwise a changed last
 * character could decode to the same bytes, and a changed file would pass.
 */
export function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
    return encodeBase64Url(bytes) === text ? bytes : undefined
  } catch {
    return undefined
  }
}

/** A value as JSON in base64url. */
export const encodeJson = (value: unknown): string => encodeBase64Url(new TextEncoder().encode(JSON.stringify(value)))

/** The JSON value in base64url; undefined if it is none. */
export function decodeJson(text: string): unknown {
  const bytes = decodeBase64Url(text)
  if (!bytes) return undefined
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

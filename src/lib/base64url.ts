/** Base64url without padding (RFC 7515). */
export function encodeBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/**
 * Decodes base64url; undefined if it is invalid. Accepts only the canonical encoding: otherwise a file with a changed last
 * character could decode to the same bytes.
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

/** Encodes a value as JSON in base64url. */
export const encodeJson = (value: unknown): string => encodeBase64Url(new TextEncoder().encode(JSON.stringify(value)))

/** Decodes JSON in base64url; undefined if it is invalid. */
export function decodeJson(text: string): unknown {
  const bytes = decodeBase64Url(text)
  if (!bytes) return undefined
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

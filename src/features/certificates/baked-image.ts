import { badgeKeyword } from '~/contract/certificates'

/*
 * Reads the credential in a picture (Open Badges 3.0, section 5.3.1.2). Checksums are not compared: the signature of the
 * credential protects it, and the rest of the picture proves nothing.
 */

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

export const isPng = (bytes: Uint8Array): boolean => signature.every((byte, at) => bytes[at] === byte)

/** The text of the first `iTXt` chunk with the keyword; undefined if there is none, or it is compressed, which is not allowed. */
export function credentialInPng(bytes: Uint8Array): string | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // Length, type, content, checksum.
  for (let at = signature.length; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at)
    const content = bytes.subarray(at + 8, at + 8 + length)
    if (latinOf(bytes.subarray(at + 4, at + 8)) === 'iTXt') {
      const found = textOf(content)
      if (found?.keyword === badgeKeyword) return found.text
    }
    at += length + 12
  }
  return undefined
}

const latinOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes)

/** The parts of an `iTXt` chunk (PNG, section 11.3.3.4); undefined if it is compressed or cut off. */
function textOf(content: Uint8Array): { keyword: string; text: string } | undefined {
  const end = content.indexOf(0)
  // The keyword has 79 characters at most.
  if (end < 1 || end > 79 || content[end + 1] !== 0) return undefined
  const language = content.indexOf(0, end + 3)
  const translated = language < 0 ? -1 : content.indexOf(0, language + 1)
  if (translated < 0) return undefined
  return { keyword: latinOf(content.subarray(0, end)), text: new TextDecoder().decode(content.subarray(translated + 1)) }
}

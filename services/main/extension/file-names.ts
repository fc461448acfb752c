import { randomInt } from 'node:crypto'
import { mediaLimits } from '../../../src/contract/media'
import { type MediaKind, mediaPrefix } from '../../../src/contract/media-keys'

/**
 * Extensions that a server or a desktop might run. A name that hides one before its last extension, as `bill.html.png`, is
 * refused: the file keeps its name when it is saved, and other programs may decide by it.
 */
const active =
  /^(html?|xhtml|shtml|mht(ml)?|svgz?|xml|xsl|php\d?|phtml|phar|asp|aspx|jspx?|cgi|pl|py|rb|sh|bash|cmd|bat|com|exe|dll|msi|scr|pif|vbs?|vbe|wsf|hta|jar|js|mjs|jse|ps1|lnk|reg|htaccess|swf|apk|app|dmg)$/i

/** A name that can be kept; its extension is in lower case and has its dot. */
interface CleanName {
  name: string
  extension: string
}

/**
 * Cleans the name of an uploaded file: composed, without characters that are invisible or reverse the text, cut to
 * `mediaLimits.name` characters before its extension. Undefined for a name with a path, a control character, a hidden active
 * extension, or without a name or an extension.
 */
export function cleanName(given: string): CleanName | undefined {
  if (/[/\\\p{Cc}\p{Cs}]/u.test(given)) return undefined
  const name = given
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .trim()
  const parts = name.split('.')
  const last = parts.pop() ?? ''
  const [base = '', ...inner] = parts
  if (base.trim() === '' || !/^[a-z0-9]{1,8}$/i.test(last) || inner.some(isActive)) return undefined
  const extension = `.${last.toLowerCase()}`
  const shown = [...parts.join('.')]
    .slice(0, mediaLimits.name - extension.length)
    .join('')
    .trimEnd()
  return { name: `${shown}.${last}`, extension }
}

/** Some servers end a name at a semicolon, `bill.asp;.png`. */
const isActive = (part: string) => part.split(';').some((piece) => active.test(piece.trim()))

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** A key of the bucket that was never used: time and six random characters, below the kind and the day (UTC). */
export function newKey(kind: MediaKind, extension: string, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10).replaceAll('-', '')
  const random = Array.from({ length: 6 }, () => letters.charAt(randomInt(letters.length))).join('')
  return `${mediaPrefix}${kind}/${day}/${now}${random}${extension}`
}

import { readFileSync } from 'node:fs'
import fc, { type Arbitrary } from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { anyJson, anyText, padded, textNear } from '../../tests/support/arbitraries'
import { size } from '../../tests/support/sizes'
import {
  captchaSchema,
  companySchema,
  emailSchema,
  identifierSchema,
  industrySchema,
  isOfIllegalDomain,
  passwordHashSchema,
  passwordSchema,
  phoneSchema,
  positionSchema,
  purposeSchema,
  registrationIdentifierSchema,
  usernameSchema
} from './account'
import { consultationFields } from './forms/consultation'
import { partnerFields } from './forms/partner'
import { passkeyNameSchema } from './passkeys'

/*
 * Checks every field rule against an independent implementation of spec §5, which tests character codes and shares
 * neither the patterns nor the counting of the schemas.
 */

/** Counts code points: every UTF-16 unit except the second one of each pair. */
function length(text: string): number {
  let count = 0
  for (let index = 0; index < text.length; index += 1) {
    const isSecond = text.charCodeAt(index) >> 10 === 0x37 && index > 0 && text.charCodeAt(index - 1) >> 10 === 0x36
    if (!isSecond) count += 1
  }
  return count
}
const isControl = (code: number) => (code < 0x20 && code !== 9 && code !== 10 && code !== 13) || (code >= 0x7f && code < 0xa0)
const isClean = (text: string) => text.isWellFormed() && !text.split('').some((unit) => isControl(unit.charCodeAt(0)))
const trimmed = (text: string) => text.replace(/^\s+/, '').replace(/\s+$/, '')
const isPhone = (text: string) =>
  text.length === 11 && text[0] === '1' && text.split('').every((unit) => '0123456789'.includes(unit))
function isEmail(text: string): boolean {
  const [local, domain, ...more] = text.split('@')
  if (!local || !domain || more.length > 0 || length(text) > 254 || !isLine(text) || /\s/.test(text)) return false
  // At least one dot with a character before it and two after it.
  const dot = domain.indexOf('.', 1)
  return dot > 0 && length(domain) - length(domain.slice(0, dot)) > 2
}
const between = (min: number, max: number) => (text: string) => length(text) >= min && length(text) <= max && isClean(text)
/** Single-line text: no line break, tab or mark of the writing direction, and something to see. */
const isLine = (text: string) => isClean(text) && !hasHidden(text) && (text === '' || [...text].some((sign) => !joins(sign)))
const within = (sign: string, first: number, last: number) => {
  const code = sign.codePointAt(0) ?? 0
  return code >= first && code <= last
}
const hidden: [number, number][] = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200b],
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0x2800, 0x2800],
  [0x3164, 0x3164],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff9, 0xfffb],
  [0xe0000, 0xe007f]
]
const hasHidden = (text: string) => [...text].some((sign) => hidden.some(([first, last]) => within(sign, first, last)))
const joins = (sign: string) =>
  /^\s$/.test(sign) || within(sign, 0x200c, 0x200d) || within(sign, 0xfe00, 0xfe0f) || within(sign, 0xe0100, 0xe01ef)
const lineBetween = (min: number, max: number) => (text: string) => between(min, max)(text) && isLine(text)
const lower = (text: string) => text.toLowerCase()
const same = (text: string) => text
const [halfWidth, fullWidth] = ['0123456789+', '０１２３４５６７８９＋']
const isBetweenDigits = (sign: string) => /^\s$/.test(sign) || betweenDigits.includes(sign)
const betweenDigits = '-.()/．·（）／－‐‑‒–—―−\u061c\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'
const plain = (text: string) =>
  [...text]
    .filter((sign) => !isBetweenDigits(sign))
    .map((sign) => halfWidth[fullWidth.indexOf(sign)] ?? sign)
    .join('')
function plainPhone(text: string): string {
  const digits = plain(text)
  const national = digits.startsWith('+86') ? digits.slice(3) : digits.startsWith('0086') ? digits.slice(4) : digits
  return isPhone(national) ? national : digits
}
const plainIdentifier = (text: string) => (text.includes('@') ? lower(trimmed(text)) : plainPhone(text))

interface Rule {
  schema: v.GenericSchema<unknown, string>
  /** Normalization of the text before the rule is checked. */
  becomes: (text: string) => string
  holds: (text: string) => boolean
  messages: readonly string[]
  texts: Arbitrary<string>
}

const digits = (count: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: count, maxLength: count })
const phones = fc.oneof(
  digits(10).map((rest) => `1${rest}`),
  digits(11),
  fc.integer({ min: 9, max: 11 }).chain((count) => digits(count).map((rest) => `1${rest}`)),
  anyText.map((text) => `1380000000${text}`)
)
/** Digits as people write them: with their country code, separators and full-width forms. */
const written = (texts: Arbitrary<string>) =>
  fc
    .tuple(
      fc.constantFrom('', '+86', '0086', '＋86'),
      texts,
      fc.infiniteStream(fc.constantFrom('', '', '', ' ', ...betweenDigits)),
      fc.boolean()
    )
    .map(([code, text, separators, isWide]) =>
      [...code, ...text]
        .map((sign) => `${isWide ? (fullWidth[halfWidth.indexOf(sign)] ?? sign) : sign}${separators.next().value}`)
        .join('')
    )
const part = fc.oneof(fc.stringMatching(/^[A-Za-z0-9.-]{1,12}$/), anyText)
const emails = fc.oneof(
  fc.emailAddress(),
  fc.emailAddress().map((address) => address.toUpperCase()),
  fc.tuple(part, part, part).map(([local, domain, end]) => `${local}@${domain}.${end}`),
  fc.integer({ min: 247, max: 252 }).map((count) => `${'a'.repeat(count)}@b.cc`),
  fc.constantFrom(`${'İ'.repeat(200)}@b.cc`, `${'😀'.repeat(249)}@b.cc`, `${'😀'.repeat(250)}@b.cc`)
)
const hashes = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 63, maxLength: 65 }),
  fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF '), minLength: 64, maxLength: 64 })
)
const text = (schema: Rule['schema'], [min, max]: [number, number], ...messages: string[]): Rule => ({
  schema,
  becomes: trimmed,
  holds: lineBetween(min, max),
  messages,
  texts: padded(textNear({ min, max }))
})

const rules: Record<string, Rule> = {
  username: text(usernameSchema, [2, 20], 'field_username'),
  company: text(companySchema, [1, 50], 'field_company', 'field_company_long'),
  position: text(positionSchema, [1, 50], 'field_position', 'field_position_long'),
  purpose: text(purposeSchema, [1, 50], 'field_purpose', 'field_purpose_long'),
  industry: text(industrySchema, [1, 50], 'field_industry'),
  questions: { ...text(consultationFields.questions.schema, [0, 2000], 'field_questions'), holds: between(0, 2000) },
  city: text(partnerFields.city.schema, [1, 50], 'field_city'),
  'passkey name': text(passkeyNameSchema, [1, 50], 'field_passkey_name'),
  'verification code': {
    schema: captchaSchema,
    becomes: plain,
    holds: (given) => given.length >= 1 && given.length <= 32 && given.split('').every((unit) => '0123456789'.includes(unit)),
    messages: ['field_code', 'field_code_digits'],
    texts: written(fc.oneof(digits(6), digits(1), digits(32), digits(33), anyText))
  },
  phone: {
    schema: phoneSchema,
    becomes: plainPhone,
    holds: isPhone,
    messages: ['field_phone'],
    texts: fc.oneof(padded(phones), written(phones))
  },
  email: {
    schema: emailSchema,
    becomes: (given) => lower(trimmed(given)),
    holds: isEmail,
    messages: ['field_email'],
    texts: padded(emails)
  },
  identifier: {
    schema: identifierSchema,
    becomes: plainIdentifier,
    holds: (given) => isPhone(given) || isEmail(given),
    messages: ['field_identifier'],
    texts: fc.oneof(padded(fc.oneof(phones, emails)), written(phones))
  },
  'identifier of a Chinese registration': {
    schema: registrationIdentifierSchema('zh-CN'),
    becomes: plainPhone,
    holds: isPhone,
    messages: ['field_phone'],
    texts: fc.oneof(padded(fc.oneof(phones, emails)), written(phones))
  },
  'identifier of an English registration': {
    schema: registrationIdentifierSchema('en-US'),
    becomes: plainIdentifier,
    holds: (given) => isPhone(given) || isEmail(given),
    messages: ['field_identifier'],
    texts: fc.oneof(padded(fc.oneof(phones, emails)), written(phones))
  },
  'typed password': {
    schema: passwordSchema,
    becomes: same,
    holds: (given) => length(given) >= 6 && length(given) <= 20,
    messages: ['field_password'],
    texts: textNear({ min: 6, max: 20 })
  },
  'hash of a password': {
    schema: passwordHashSchema,
    becomes: same,
    holds: (given) => given.length === 64 && given.split('').every((unit) => '0123456789abcdef'.includes(unit)),
    messages: ['field_password'],
    texts: hashes
  }
}

describe.each(Object.entries(rules))('%s', (_, { schema, becomes, holds, messages, texts }) => {
  test('is accepted and normalized where the rule holds, and refused with its own message otherwise', () => {
    fc.assert(
      fc.property(fc.oneof({ weight: 4, arbitrary: texts }, anyText), (given) => {
        const result = v.safeParse(schema, given)
        expect(result.success).toBe(holds(becomes(given)))
        if (result.success) expect(result.output).toBe(becomes(given))
        else expect(messages).toContain(result.issues[0].message)
      }),
      { numRuns: size(300) }
    )
  })

  test('parsing an output again gives the same output', () => {
    fc.assert(
      fc.property(texts, (given) => {
        const result = v.safeParse(schema, given)
        if (result.success) expect(v.parse(schema, result.output)).toBe(result.output)
      })
    )
  })

  test('a value that is not text is refused with its own message and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(anyJson, fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true })), (given) => {
        fc.pre(typeof given !== 'string' && given !== undefined)
        const result = v.safeParse(schema, given)
        expect(result.success).toBe(false)
        expect(messages).toContain(result.issues?.[0].message)
      })
    )
  })

  test('takes time in proportion to a text of any length', () => {
    const size = 40_000
    const shapes = ['a', ' ', 'a@', '@.', '1', 'a.', '😀', '\ud83d', '\u0301', ' a']
    for (const shape of shapes) {
      const long = shape.repeat(size)
      for (const given of [long, `a${long}a`, ` ${long}@b.cc`]) {
        const started = performance.now()
        v.safeParse(schema, given)
        // A pattern with quadratic backtracking would take minutes here.
        expect(performance.now() - started).toBeLessThan(10_000)
      }
    }
  })
})

test('every message of a field is one that exists in both languages', () => {
  for (const locale of ['zh-CN', 'en-US']) {
    const texts = v.parse(
      v.record(v.string(), v.string()),
      JSON.parse(readFileSync(new URL(`../../messages/${locale}/fields.json`, import.meta.url), 'utf8'))
    )
    for (const { messages } of Object.values(rules)) for (const message of messages) expect(texts).toHaveProperty(message)
  }
})

test('an address is of an illegal domain exactly if its domain or a parent domain is listed', () => {
  const domain = fc.domain().map(lower)
  fc.assert(
    fc.property(fc.emailAddress(), domain, fc.stringMatching(/^[a-z]{1,5}$/), (address, listed, label) => {
      const [local = ''] = address.split('@')
      expect(isOfIllegalDomain(`${local}@${listed}`.toUpperCase(), [listed])).toBe(true)
      expect(isOfIllegalDomain(` ${local}@${label}.${listed} `, [listed])).toBe(true)
      expect(isOfIllegalDomain(`${local}@${label}${listed}`, [listed])).toBe(false)
      expect(isOfIllegalDomain(`${local}@${listed}.${label}`, [listed])).toBe(false)
      expect(isOfIllegalDomain('13800000000', [listed])).toBe(false)
    })
  )
})

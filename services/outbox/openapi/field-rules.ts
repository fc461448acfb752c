import type { JsonSchema } from '@valibot/to-json-schema'
import {
  companySchema,
  emailPattern,
  emailSchema,
  phoneSchema,
  positionSchema,
  usernameSchema
} from '../../../src/contract/account'
import { fieldLength } from '../../../src/contract/limits'
import { digitSeparator } from '../../../src/contract/normalize'
import { invisibleAlone, unfitForLine } from '../../../src/contract/text'
import type { DescribedField } from './describe'

/*
 * JSON Schema of field rules that are functions, which the converter cannot read. A test compares each with its rule.
 * Patterns use the flag `u`, as JSON Schema recommends, so they count code points.
 */

/** The pattern with optional surrounding space. */
export const padded = (pattern: RegExp) => `^\\s*${pattern.source.replace(/^\^|\$$/g, '')}\\s*$`

const unfit = unfitForLine.source

/**
 * Text of one line and of limited length, not counting surrounding space: it has something to see, starts and ends with a
 * non-space and contains nothing that `isWritableLine` refuses.
 */
export function textOfLength({ min, max }: { min: number; max: number }, what: string): JsonSchema {
  const end = `(?!${unfit})[^\\s\\p{Cs}]`
  const inner = `(?:(?!${unfit})[^\\p{Cs}]){${Math.max(min - 2, 0)},${max - 2}}`
  const text = min > 1 ? `${end}${inner}${end}` : `${end}(?:${inner}${end})?`
  const seen = `(?=[\\s\\S]*?(?!${invisibleAlone.source})[\\s\\S])`
  return {
    type: 'string',
    minLength: min,
    pattern: `^${seen}\\s*${text}\\s*$`,
    description: `${what}: ${min} to ${max} characters on one line, none of them invisible. Space around is dropped.`
  }
}

/** Text that may be empty, with the same characters. */
export function textUpTo(max: number, what: string): JsonSchema {
  const end = '[^\\s\\p{Cc}\\p{Cs}]'
  const inner = `(?:\\r\\n|[^\\p{Cc}\\p{Cs}]|[\\t\\n\\r]){0,${max - 2}}`
  return {
    type: 'string',
    default: '',
    pattern: `^\\s*(?:${end}(?:${inner}${end})?)?\\s*$`,
    description: `${what}: at most ${max} characters. Space around is dropped.`
  }
}

/** Also the pattern of an email address that may be left out. */
export const paddedEmail = padded(emailPattern).replace(
  '^\\s*',
  `^\\s*(?!\\S*(?!\\s)(?:${unfit}))(?=\\S{1,${fieldLength.email.max}}\\s*$)`
)

/** What `normalizeTyped` drops between digits, and the digits that it takes. */
export const separators = `${digitSeparator.source}*`
const digitOf = (half: string, wide: string) => `[${half}${wide}]${separators}`
/** So many digits with separators after each. */
export const digits = (count: string) => `(?:[0-9０-９]${separators}){${count}}`

const [zero, one] = [digitOf('0', '０'), digitOf('1', '１')]
/** What stands before the country code of an international number. */
export const internationalPrefix = `(?:${digitOf('+', '＋')}|${zero}${zero})`
/** The 11 digits of a number of mainland China. */
export const mainlandDigits = `${one}${digits('10')}`
const mainlandCode = `${internationalPrefix}${digitOf('8', '８')}${digitOf('6', '６')}`

/** Fields of more than one API, by their names in the descriptions. */
export const commonFields: Readonly<Record<string, DescribedField>> = {
  Phone: {
    schema: phoneSchema,
    described: {
      type: 'string',
      pattern: `^${separators}(?:${mainlandCode})?${mainlandDigits}$`,
      description: 'Phone number: 11 digits, the first one 1. The country code 86, separators and full-width forms are dropped.'
    }
  },
  Email: {
    schema: emailSchema,
    described: {
      type: 'string',
      pattern: paddedEmail,
      description: `Email address: at most ${fieldLength.email.max} characters; kept in lower case.`
    }
  },
  Username: { schema: usernameSchema, described: textOfLength(fieldLength.username, 'Name') },
  Company: { schema: companySchema, described: textOfLength(fieldLength.company, 'Company name') },
  Position: { schema: positionSchema, described: textOfLength(fieldLength.position, 'Job title') }
}

import * as v from 'valibot'
import { daySchema, momentSchema, sha256Schema } from './content'
import { writtenFiguresPattern } from './customer-cases'
import { isDay } from './day'
import { type EntryDefinition, type EntryField, gatedPrefix } from './entry-kinds'
import { parseUrl } from './parse-url'
import { addressPattern } from './rich-text'
import { isWritable } from './text'

/* Rules for the values of an entry's fields, in files and in copies that are published. */

/** Key of a file. No part starts with a dot, because keys become file paths. */
export const fileKeyPattern = /^(open|gated)\/\w[\w.-]*(\/\w[\w.-]*)*$/

const text = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(max),
    v.check((value) => isWritable(value), 'has control characters')
  )
const count = (least: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least))

/** Browsers accept more names than they list, such as `Asia/Kolkata`; only newer ones accept an offset as a zone. */
function isZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

const moment = v.pipe(
  v.string(),
  v.check(
    (written) => v.is(momentSchema, written) && isDay(written.slice(0, 10)) && !Number.isNaN(Date.parse(written)),
    'is no moment such as 2027-03-18T14:00:00+08:00'
  ),
  v.transform((written) => Date.parse(written))
)

const loaded = v.pipe(
  v.string(),
  v.check(
    (written) => addressPattern.test(written) || (fileKeyPattern.test(written) && !written.startsWith(gatedPrefix)),
    'is neither a path, an https address nor a key that begins with open/'
  )
)

/** The schema of a field's value in a file. Its output is the value of the row. */
function ruleOf(field: EntryField): v.GenericSchema {
  switch (field.type) {
    case 'line':
    case 'lines':
      return text(field.max)
    case 'choice':
      return v.picklist(field.choices)
    case 'videoType':
      return v.string()
    case 'day':
      return daySchema
    case 'moment':
      return moment
    case 'zone':
      return v.pipe(v.string(), v.check(isZone, 'is no IANA time zone'))
    case 'number':
      return count(field.min)
    case 'flag':
      return v.optional(v.boolean(), false)
    case 'link':
      return v.pipe(v.string(), v.regex(addressPattern))
    case 'loaded':
      return loaded
    case 'fileKey':
      return v.pipe(v.string(), v.regex(fileKeyPattern))
    case 'mediaType':
      return v.pipe(v.string(), v.regex(field.pattern))
    case 'bytes':
      return count(0)
    case 'sha256':
      return sha256Schema
    case 'figures':
      return v.pipe(v.string(), v.trim(), v.regex(writtenFiguresPattern, 'is not one to four lines of «value | label»'))
    case 'captions':
      return v.optional(
        v.pipe(
          v.string(),
          v.check((written) => written === '' || written.startsWith('WEBVTT'), 'does not begin with WEBVTT')
        ),
        ''
      )
  }
}

/**
 * The schema of an entry's fields as files and copies contain them; the output has the values of its row. Other keys than
 * the fields and `more` are refused.
 */
export function entrySchema(
  { fields, contradiction }: EntryDefinition,
  more: v.ObjectEntries = {}
): v.GenericSchema<unknown, Record<string, unknown>> {
  const entries = fields.map((field) => {
    const rule = ruleOf(field)
    return [field.name, field.isOptional ? v.optional(v.nullable(rule), null) : rule] as const
  })
  return v.pipe(
    v.strictObject({ ...more, ...Object.fromEntries(entries) }),
    v.rawCheck(({ dataset, addIssue }) => {
      const found = dataset.typed ? contradiction?.(dataset.value) : undefined
      if (!found) return
      const path = { type: 'object', origin: 'value', input: {}, key: found.field, value: undefined } as const
      addIssue({ message: found.reason, path: [path] })
    })
  )
}

/** Whether browsers would refuse to load an image or a recording: its origin is neither the site's nor that of FILE_BASE. */
export function isForeignFile(written: string, fileBase: string): boolean {
  if (!written.startsWith('https:')) return false
  const origin = originOf(written)
  return origin === undefined || origin !== originOf(fileBase)
}

const originOf = (written: string) => parseUrl(written)?.origin

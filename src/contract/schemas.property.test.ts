import { readFileSync } from 'node:fs'
import fc, { type Arbitrary } from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { accepted, anyJson, isSchema, mutated } from '../../tests/support/arbitraries'
import { leaves } from '../../tests/support/schema-values'
import { size } from '../../tests/support/sizes'
import * as account from './account'
import * as settings from './account-settings'
import * as activities from './activities'
import * as answer from './answer'
import * as articles from './articles'
import * as audit from './audit'
import * as banner from './banner'
import * as blocks from './blocks'
import * as buildStatement from './build-statement'
import * as certificates from './certificates'
import * as content from './content'
import * as contentVersion from './content-version'
import * as customerCases from './customer-cases'
import * as deskAccount from './desk-account'
import * as deskEntries from './desk-entries'
import * as deskPeople from './desk-people'
import * as downloadRecords from './download-records'
import * as downloads from './downloads'
import * as editorServer from './editor-server'
import * as entryKinds from './entry-kinds'
import * as exam from './exam'
import * as examBank from './exam-bank'
import * as examDesk from './exam-desk'
import * as examExport from './exam-export'
import * as examQuestions from './exam-questions'
import { editUserRequestSchema, registerRequestSchema, resetPasswordRequestSchema } from './forms/account'
import { downloadExportSchema, downloadRecordRequestSchema } from './forms/download'
import { surveyRequestSchema } from './forms/feedback'
import { noticeRequestSchema } from './forms/notice'
import { userInfoRequestSchema } from './forms/requests'
import * as inbox from './inbox'
import { locales } from './locale'
import * as media from './media'
import * as missedQuestions from './missed-questions'
import * as news from './news'
import * as openings from './openings'
import * as outbox from './outbox'
import * as passkeys from './passkeys'
import * as removedAccounts from './removed-accounts'
import * as research from './research'
import * as richText from './rich-text'
import * as roles from './roles'
import * as search from './search'
import * as site from './site'
import * as slides from './slides'
import * as survey from './survey'
import * as userInfo from './user-info'
import * as videos from './videos'

/* Tests every exported schema as a whole; account.property.test.ts tests the single fields. */

const modules = {
  account,
  activities,
  settings,
  answer,
  articles,
  audit,
  banner,
  blocks,
  buildStatement,
  certificates,
  content,
  contentVersion,
  customerCases,
  deskAccount,
  deskPeople,
  deskEntries,
  downloadRecords,
  downloads,
  editorServer,
  entryKinds,
  exam,
  examBank,
  examDesk,
  examExport,
  examQuestions,
  media,
  missedQuestions,
  inbox,
  news,
  openings,
  outbox,
  passkeys,
  removedAccounts,
  research,
  richText,
  roles,
  search,
  site,
  slides,
  survey,
  userInfo,
  videos
}
const schemas: [string, v.GenericSchema][] = [
  ...Object.values(modules).flatMap((module) =>
    Object.entries(module).flatMap(([name, value]): [string, v.GenericSchema][] => (isSchema(value) ? [[name, value]] : []))
  ),
  ['downloadExportSchema', downloadExportSchema],
  ['resetPasswordRequestSchema', resetPasswordRequestSchema],
  ['editUserRequestSchema', editUserRequestSchema('zh-CN')],
  ['registerRequestSchema, Chinese', registerRequestSchema('zh-CN')],
  ['registerRequestSchema, English', registerRequestSchema('en-US')],
  ...locales.flatMap((locale): [string, v.GenericSchema][] => [
    [`userInfoRequestSchema, ${locale}`, userInfoRequestSchema(locale)],
    [`surveyRequestSchema, ${locale}`, surveyRequestSchema(locale)],
    [`noticeRequestSchema, ${locale}`, noticeRequestSchema(locale)],
    [`downloadRecordRequestSchema, ${locale}`, downloadRecordRequestSchema(locale)]
  ])
]

/** Request schemas must name the invalid field in words. */
const isRequest = (name: string) => name.includes('RequestSchema')

const fieldMessages = Object.keys(
  v.parse(
    v.record(v.string(), v.string()),
    JSON.parse(readFileSync(new URL('../../messages/zh-CN/fields.json', import.meta.url), 'utf8'))
  )
)

const isPlainObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

const check = (property: fc.IRawProperty<unknown>, numRuns = size(50, 10)) => fc.assert(property, { numRuns })

test('no module of the contract with schemas is left out', () => {
  const files = Object.keys(import.meta.glob('./*.ts')).filter((path) => !path.endsWith('.test.ts'))
  const withSchemas = files.filter((path) =>
    readFileSync(new URL(path, import.meta.url), 'utf8').includes("import * as v from 'valibot'")
  )
  expect(withSchemas).toHaveLength(Object.keys(modules).length)
})

describe.each(schemas)('%s', (name, schema) => {
  const good: Arbitrary<unknown> = accepted(schema, leaves)

  test('parsing an output again gives the same output', () => {
    check(
      fc.property(good, (given) => {
        const output = v.parse(schema, given)
        expect(v.parse(schema, output)).toEqual(output)
      })
    )
  })

  if (isPlainObject(fc.sample(good, 1)[0])) {
    test('fields that it does not know are dropped, whatever they are called', () => {
      check(
        fc.property(good, fc.constantFrom('__proto__', 'constructor', 'extra', ''), anyJson, (given, key, value) => {
          fc.pre(isPlainObject(given))
          const output = v.parse(schema, given)
          const more = Object.fromEntries([...Object.entries(given), [key, value]])
          expect(v.parse(schema, more)).toEqual(output)
        })
      )
    })
  }

  test('no JSON makes it throw, and an invalid field has an existing message', () => {
    const outcome = (given: unknown) => {
      const result = v.safeParse(schema, given)
      if (result.success || !isRequest(name)) return
      for (const issue of result.issues) if (issue.path) expect(fieldMessages).toContain(issue.message)
    }
    check(fc.property(anyJson, outcome))
    check(fc.property(mutated(good), outcome))
    check(fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true }), outcome))
  })
})

const withProof = [settings.proofRequestSchema, settings.bindingRequestSchema, settings.rebindingRequestSchema]
test('a proof is the password, or a code together with where it was sent', () => {
  for (const schema of withProof) {
    check(
      fc.property(accepted(schema, leaves), (given) => {
        fc.pre(typeof given === 'object' && given !== null)
        expect('password' in given || ('confirmPhone' in given && 'confirmCaptcha' in given)).toBe(true)
        const { password: _, confirmPhone: __, ...rest } = { password: '', confirmPhone: '', ...given }
        const result = v.safeParse(schema, rest)
        expect(result.issues?.map(({ message, path }) => [message, path?.[0]?.key])).toEqual([['field_proof', 'password']])
      })
    )
  }
})

test('a changed password differs from the old one', () => {
  const hash = leaves.get(account.passwordHashSchema) ?? fc.constant('')
  check(
    fc.property(hash, hash, (oldPassword, newPassword) => {
      expect(v.is(settings.updatePasswordRequestSchema, { oldPassword, newPassword })).toBe(oldPassword !== newPassword)
      const same = v.safeParse(settings.updatePasswordRequestSchema, { oldPassword, newPassword: oldPassword })
      expect(same.issues?.map(({ message, path }) => [message, path?.[0]?.key])).toEqual([['field_password_same', 'newPassword']])
    })
  )
})

test('an edit of the profile changes something', () => {
  const profile = accepted(editUserRequestSchema('zh-CN'), leaves)
  check(
    fc.property(profile, (given) => {
      expect(Object.keys(Object(given))).not.toEqual([])
    })
  )
  expect(v.safeParse(editUserRequestSchema('zh-CN'), {}).issues?.[0].message).toBe('field_profile_empty')
})

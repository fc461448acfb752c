import fc, { type Arbitrary } from 'fast-check'
import type * as v from 'valibot'
import {
  captchaSchema,
  codeRequestSchema,
  codeTypes,
  companySchema,
  emailSchema,
  identifierSchema,
  passwordHashSchema,
  passwordSchema,
  phoneSchema,
  positionSchema,
  purposeSchema,
  usernameSchema
} from './account'
import { passkeyNameSchema } from './passkeys'
import { slideSchema } from './slides'
import { padded } from './test-arbitraries'
import { consultationRequestSchema, partnerRequestSchema } from './user-info'

const digits = (count: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: count, maxLength: count })
const letters = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom('a', 'Z', '王', '😀', '𠮷', 'é', '\u0301', '\u05d0', '-', "'"), minLength, maxLength })
const phone = padded(digits(10).map((rest) => `1${rest}`))
const email = padded(fc.oneof(fc.emailAddress({ size: 'small' }), fc.constant('Wang@Example.COM'), fc.constant('王@例子.中国')))

/** Values that single fields accept: the schemas whose rules are functions, which nothing can be built from. */
export const leaves: ReadonlyMap<v.GenericSchema, Arbitrary<unknown>> = new Map<v.GenericSchema, Arbitrary<unknown>>([
  [phoneSchema, phone],
  [emailSchema, email],
  [identifierSchema, fc.oneof(phone, email)],
  [passwordSchema, letters(6, 20)],
  [passwordHashSchema, fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 })],
  [captchaSchema, padded(digits(6))],
  [usernameSchema, padded(letters(2, 20))],
  [companySchema, padded(letters(1, 50))],
  [positionSchema, padded(letters(1, 50))],
  [purposeSchema, padded(letters(1, 50))],
  [codeRequestSchema.entries.type, fc.constantFrom(...codeTypes)],
  [passkeyNameSchema, padded(letters(1, 50))],
  [
    slideSchema.entries.href,
    fc.oneof(
      fc.webPath().map((path) => `/a${path}`),
      fc.webUrl({ validSchemes: ['https'] })
    )
  ],
  [consultationRequestSchema.entries.industry, padded(letters(1, 50))],
  [consultationRequestSchema.entries.questions, padded(letters(0, 200))],
  [partnerRequestSchema.entries.city, padded(letters(1, 50))],
  [partnerRequestSchema.entries.needs, padded(letters(0, 200))],
  [partnerRequestSchema.entries.trap, fc.constant('')]
])

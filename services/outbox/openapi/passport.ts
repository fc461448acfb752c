import { passport } from '../../../src/contract/api/passport'
import { passportDesk } from '../../../src/contract/api/passport-desk'
import { passportService } from '../../../src/contract/api/passport-service'
import type { Described } from './describe'
import { acrossFields, passportFields } from './passport-fields'
import { passportProse } from './passport-prose'

/** What the description of passport adds to the tables of its calls. */
export const describedPassport: Described = {
  title: 'passport: the accounts service',
  server: { url: '/api/passport', description: 'Through the edge, which adds the token, the language and the visitor’s address' },
  tables: [
    { calls: passport, withoutSession: 403 },
    { calls: passportDesk, withoutSession: 401 },
    { calls: passportService, withoutSession: 401 }
  ],
  prose: passportProse,
  fields: passportFields,
  acrossFields
}

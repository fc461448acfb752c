import { apiTables } from '../../../src/contract/api/tables'
import { bodyLimits } from '../../api/body-limits'
import { type Described, describeApi } from './describe'
import { describeExtension } from './extension'

const through =
  'Through the edge, which adds the token, the language and the visitor’s address, and refuses a POST without the `Origin` of the site'

const described: Readonly<Record<keyof typeof apiTables, Described>> = {
  passport: {
    title: 'passport: the accounts service',
    server: { url: '/api/passport', description: through },
    tables: apiTables.passport,
    withoutSession: 403,
    asksPassport: false
  },
  main: {
    title: 'main: content, files, submissions and the desk',
    server: { url: '/api/main', description: through },
    tables: apiTables.main,
    withoutSession: 403,
    asksPassport: true,
    bodyLimits
  },
  exam: {
    title: 'exam: training, certification exams and certificates',
    server: { url: '/api/exam', description: through },
    tables: apiTables.exam,
    withoutSession: 401,
    asksPassport: true
  }
}

/** The description of each API that a vendor may replace, by its name. */
export const descriptions = () => ({
  passport: describeApi(described.passport),
  main: describeApi(described.main),
  exam: describeApi(described.exam),
  extension: describeExtension()
})
